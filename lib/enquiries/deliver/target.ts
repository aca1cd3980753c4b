import type { Delivery } from '#lib/enquiries/store/delivery-queue.ts'
import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Outcome } from './outcome.ts'

/** Somewhere that enquiries go, or the news of them. */
export interface Target<J> {
  name: TargetName
  /** The longest that an attempt takes. */
  timeoutMs: number
  /** Tries once; never rejects. */
  deliver(job: J, signal: AbortSignal): Promise<Outcome>
  close(): Promise<void> | void
}

export type DeliveryTarget = Target<Delivery>

const LEASE_MARGIN_MS = 20_000

/** Longer than an attempt takes, so that a lease ends only with its holder. */
export function leaseMs(target: Pick<Target<unknown>, 'timeoutMs'>): number {
  return target.timeoutMs + LEASE_MARGIN_MS
}
