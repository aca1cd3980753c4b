import { setTimeout as wait } from 'node:timers/promises'
import { idsAfter } from '#lib/enquiries/store/admin-queries.ts'
import { type EnquiryRecord, findRecord } from '#lib/enquiries/store/enquiry-record.ts'
import { openDatabase } from '#lib/enquiries/store/open-database.ts'

/** All that is in a store, read while the site may be running. */
export function readStored(dir: string): EnquiryRecord[] {
  const db = openDatabase(dir)
  try {
    return idsAfter(db, 0, Number.MAX_SAFE_INTEGER).flatMap((id) => findRecord(db, id) ?? [])
  } finally {
    db.close()
  }
}

/** Waits until no delivery is left to be made; returns what is stored. */
export async function waitUntilDelivered(
  dir: string,
  patienceMs: number,
): Promise<EnquiryRecord[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const stored = readStored(dir)
    if (stored.every(({ state }) => state !== 'waiting') || Date.now() > until) return stored
    await wait(500)
  }
}
