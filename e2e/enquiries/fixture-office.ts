import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findByReference } from '#lib/enquiries/store/admin-queries.ts'
import { answer, take } from '#lib/enquiries/store/handling.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'

/** The office takes the enquiry of that reference, or says what became of the call. */
export async function officeActs(reference: string, act: 'take' | 'answer'): Promise<void> {
  const store = openStore({ dir: process.env.SITE_DATA_DIR ?? '', clock: () => new Date() })
  try {
    await store.commit(async (db) => {
      const [enquiry] = await findByReference(db, reference)
      if (!enquiry) throw new Error(`there is no enquiry ${reference}`)
      const told = { now: Date.now(), via: 'link' } as const
      if (act === 'take') await take(db, enquiry.id, told)
      else await answer(db, enquiry.id, { ...told, outcome: 'reached' })
    })
  } finally {
    await store.close()
  }
}

/** The files of the default site's data in which a text stands, as bytes. */
export async function filesWith(text: string): Promise<string[]> {
  const dir = process.env.SITE_DATA_DIR ?? ''
  const names = await readdir(dir)
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(join(dir, name))).includes(text) ? [name] : [])),
  )
  return found.flat()
}
