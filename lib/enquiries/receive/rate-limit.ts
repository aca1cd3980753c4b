import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isSharedAddress, limitKeyOf, SHARED_FACTOR } from './client-address.ts'

export interface RateLimit {
  /** Counts one enquiry; the seconds to wait where that is one too many. */
  take(address: string): Promise<number | undefined>
}

/** How many enquiries an address may send in a time. */
export function createRateLimit(limit: { count: number; windowS: number } | undefined): RateLimit {
  if (!limit) return { take: async () => undefined }
  const { count, windowS: duration } = limit
  const limiter = new RateLimiterMemory({ points: count, duration })
  const wideLimiter = new RateLimiterMemory({ points: count * SHARED_FACTOR, duration })
  return {
    take: async (address) => {
      try {
        const fitting = isSharedAddress(address) ? wideLimiter : limiter
        await fitting.consume(limitKeyOf(address))
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
