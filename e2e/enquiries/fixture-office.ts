import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createLinks } from '#lib/enquiries/links/links.ts'
import { officePageAddress } from '#lib/enquiries/links/office-addresses.ts'
import { findByReference } from '#lib/enquiries/store/admin-queries.ts'
import { withStore } from './fixture-store.ts'

/** By the link of its mail the office says that it sees to an enquiry, or that it has called. */
export async function officeActs(
  page: Page,
  reference: string,
  act: 'take' | 'answer',
): Promise<void> {
  const desk = await page.context().newPage()
  await desk.goto(await officeLink(reference, act))
  if (act === 'answer') await desk.locator('input[value="reached"]').check()
  await desk.getByRole('button').click()
  await expect(desk.getByRole('status')).toBeVisible()
  await desk.close()
}

function officeLink(reference: string, act: 'take' | 'answer'): Promise<string> {
  return withStore(async (store) => {
    const [enquiry] = await store.read((db) => findByReference(db, reference))
    if (!enquiry) throw new Error(`there is no enquiry ${reference}`)
    return officePageAddress('', act, await createLinks({ store }).sign(act, enquiry))
  })
}

/** The files of the default site's data in which a text stands, as bytes. */
export async function filesWith(text: string): Promise<string[]> {
  const dir = process.env.SITE_DATA_DIR ?? ''
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) =>
      (await readFile(join(parentPath, name))).includes(text) ? [name] : [],
    ),
  )
  return found.flat()
}
