import type { EnquiryRecord, EnquiryState } from '../store/office-queries.ts'
import { listAfter } from '../store/office-queries.ts'
import type { Store } from '../store/open-store.ts'

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
    const page = store.read((db) => listAfter(db, afterId, PAGE))
    yield* page.filter((record) => isWanted(record, filter))
    const last = page.at(-1)
    if (!last) return
    afterId = last.id
  }
}

function isWanted(record: EnquiryRecord, { state, isSuspicious, since }: Filter): boolean {
  if (state && record.state !== state) return false
  if (isSuspicious && !record.isSuspicious) return false
  return !since || record.createdAt >= since
}
