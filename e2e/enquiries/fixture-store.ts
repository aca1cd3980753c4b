import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { toJson } from '#lib/enquiries/admin/export.ts'
import { recordsOf } from '#lib/enquiries/admin/find-records.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'

const storedSchema = z.array(
  z.object({
    reference: z.string(),
    form: z.string(),
    suspicious: z.boolean(),
    language: z.string(),
    endpoint: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
)

export type Stored = z.output<typeof storedSchema>[number]

/** The enquiries of a number that the default site has stored, as the office exports them. */
export function storedFrom(phone: string): Promise<Stored[]> {
  return withStore(async (store) => {
    const parts = await Array.fromAsync(toJson(recordsOf(store, { phones: [phone] })))
    return storedSchema.parse(JSON.parse(parts.join('')))
  })
}

/** The store of the default site, beside the site itself. */
export async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore({ dir: process.env.SITE_DATA_DIR ?? '', clock: () => new Date() })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** A number that no other test sends. */
export function newPhone(): string {
  return `+4477${randomInt(10_000_000, 99_999_999)}`
}
