import { createHmac } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { enquiryInstance } from '#lib/enquiries/instance.ts'
import type { PostgresStore } from '#lib/enquiries/store/postgres/open-store.ts'
import { isSharedAddress, limitKeyOf, SHARED_FACTOR } from './client-address.ts'

export interface RateLimit {
  /** Counts an enquiry, or whatever weighs as much; the seconds to wait where that is too much. */
  take(address: string, weight?: number): Promise<number | undefined>
}

/** Instances that count together. */
export interface LimitSharing {
  database: PostgresStore
  /** What is counted, since different things of one address have limits of their own. */
  kind: string
}

/**
 * How many enquiries an address may send in a time, or how often it may do something else; to all
 * instances together where they share a database, and to each of them while it is away.
 */
export function createRateLimit(
  limit: { count: number; windowS: number } | undefined,
  shared?: LimitSharing,
): RateLimit {
  if (!limit) return { take: async () => undefined }
  const { count, windowS: duration } = limit
  const limiter = createLimiter({ points: count, duration }, shared)
  const wideLimiter = createLimiter({ points: count * SHARED_FACTOR, duration }, shared)
  return {
    take: async (address, weight = 1) => {
      try {
        const fitting = isSharedAddress(address) ? wideLimiter : limiter
        const key = shared ? hashOf(limitKeyOf(address)) : limitKeyOf(address)
        await fitting.consume(key, weight)
        return undefined
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const seconds = Math.ceil(error.msBeforeNext / 1_000)
        // The library measures by the wall clock, which may have been set back since.
        return Math.min(Math.max(seconds, 1), limit.windowS)
      }
    },
  }
}

function createLimiter(
  limit: { points: number; duration: number },
  shared: LimitSharing | undefined,
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory(limit)
  if (!shared) return inMemory
  return new RateLimiterPostgres({
    ...limit,
    storeClient: { query: shared.database.query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: shared.kind,
    insuranceLimiter: inMemory,
  })
}

/** An address leaves this process as nothing that anybody else could read. */
function hashOf(address: string): string {
  return createHmac('sha256', enquiryInstance().senderKey).update(address).digest('base64url')
}
