import type { Delivery } from '#lib/enquiries/store/delivery-queue.ts'
import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Outcome } from './outcome.ts'

/** Somewhere that enquiries go. */
export interface DeliveryTarget {
  name: TargetName
  /** The longest that an attempt takes. */
  timeoutMs: number
  /** Tries once; never rejects. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<Outcome>
  close(): Promise<void> | void
}

const LEASE_MARGIN_MS = 20_000

/** Longer than an attempt takes, so that a lease ends only with its holder. */
export function leaseMs(target: Pick<DeliveryTarget, 'timeoutMs'>): number {
  return target.timeoutMs + LEASE_MARGIN_MS
}
