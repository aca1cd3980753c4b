import { setTimeout as wait } from 'node:timers/promises'
import { idsAfter } from '#lib/enquiries/store/admin-queries.ts'
import { type EnquiryRecord, findRecords } from '#lib/enquiries/store/enquiry-record.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'

/** All that is in a store, read while the site may be running. */
export async function readStored(dir: string): Promise<EnquiryRecord[]> {
  const store = openStore({ dir, clock: () => new Date() })
  try {
    return await store.read(async (db) =>
      findRecords(db, await idsAfter(db, 0, Number.MAX_SAFE_INTEGER)),
    )
  } finally {
    await store.close()
  }
}

/** Waits until no delivery is left to be made; returns what is stored. */
export async function waitUntilDelivered(
  dir: string,
  patienceMs: number,
): Promise<EnquiryRecord[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const stored = await readStored(dir)
    if (stored.every(({ state }) => state !== 'waiting') || Date.now() > until) return stored
    await wait(500)
  }
}
