import { idsAfter } from '#lib/enquiries/store/admin-queries.ts'
import {
  type EnquiryRecord,
  type EnquiryState,
  findRecord,
} from '#lib/enquiries/store/enquiry-record.ts'
import type { Store } from '#lib/enquiries/store/open-store.ts'

export interface Filter {
  state?: EnquiryState
  isSuspicious?: boolean
  since?: Date
}

const PAGE = 500

/** The enquiries that a filter lets through, oldest first, read a page at a time. */
export function* recordsOf(store: Store, filter: Filter): Generator<EnquiryRecord> {
  let afterId = 0
  for (;;) {
    const ids = store.read((db) => idsAfter(db, afterId, PAGE))
    const page = store.read((db) => ids.flatMap((id) => findRecord(db, id) ?? []))
    yield* page.filter((record) => isWanted(record, filter))
    const last = ids.at(-1)
    if (last === undefined) return
    afterId = last
  }
}

function isWanted(record: EnquiryRecord, { state, isSuspicious, since }: Filter): boolean {
  if (state && record.state !== state) return false
  if (isSuspicious && !record.isSuspicious) return false
  return !since || !record.createdAt || record.createdAt >= since
}
