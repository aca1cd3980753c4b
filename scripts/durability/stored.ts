import { setTimeout as wait } from 'node:timers/promises'
import { idsAfter } from '#lib/enquiries/store/admin-queries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { type EnquiryRecord, findRecords } from '#lib/enquiries/store/enquiry-record.ts'
import { openPostgresStore } from '#lib/enquiries/store/postgres/open-store.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'

/** Where a site keeps enquiries: the folder, or the address of the database. */
type Home = string

/** All that is in a store, read while the site may be running. */
export async function readStored(home: Home): Promise<EnquiryRecord[]> {
  const store = open(home)
  try {
    return await store.read(async (db) =>
      findRecords(db, await idsAfter(db, 0, Number.MAX_SAFE_INTEGER)),
    )
  } finally {
    await store.close()
  }
}

/** Waits until no delivery is left to be made; returns what is stored. */
export async function waitUntilDelivered(home: Home, patienceMs: number): Promise<EnquiryRecord[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const stored = await readStored(home)
    if (stored.every(({ state }) => state !== 'waiting') || Date.now() > until) return stored
    await wait(500)
  }
}

function open(home: Home): Store {
  const clock = () => new Date()
  return home.startsWith('postgres:')
    ? openPostgresStore({ url: home, clock })
    : openStore({ dir: home, clock })
}
