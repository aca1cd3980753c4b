import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import { processWide } from '../../process-wide.ts'

const LIFE_MS = 15 * 60_000
const MAX_RECORDS = 2_000
const ID_BYTES = 16

/** Keeps an answer for a short time, in memory alone; returns the id that it is found by. */
export function keepAnswer(answer: EnquiryAnswer): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  records().set(id, answer)
  return id
}

/**
 * The answer to a form that was sent without script, for a page that no cache holds. Undefined
 * for an id that was never given out, or longer ago than a quarter of an hour.
 */
export function findEnquiryAnswer(id: string): EnquiryAnswer | undefined {
  return records().get(id)
}

function records() {
  return processWide(
    'enquiry-answers',
    () =>
      new LRUCache<string, EnquiryAnswer>({
        max: MAX_RECORDS,
        ttl: LIFE_MS,
        perf: { now: () => performance.now() },
      }),
  )
}
