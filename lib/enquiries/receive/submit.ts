import { leaseMs } from '#lib/enquiries/deliver/target.ts'
import {
  addKey,
  findKnown,
  insertEnquiry,
  type Known,
  type Plan,
  type Stored,
} from '#lib/enquiries/store/accept.ts'
import { describeError } from '#lib/enquiries/store/sqlite-error.ts'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import { createAtOnce } from './deliver-at-once.ts'
import type { Result } from './result.ts'
import { createKeyedQueue, createSingleflight } from './singleflight.ts'
import { ACCEPTED_STATUS, type SubmitOptions } from './submit-options.ts'

export type Submit = (enquiry: NewEnquiry, address: string) => Promise<Result>

/** Longer than a backend is waited for: what is held back is due after it even if nobody frees it. */
const HOLD_MS = 15_000

/**
 * Accepts a checked enquiry: once this says accepted, it is on the disk, and the same submission
 * sent again is told the same.
 */
export function createSubmit(options: SubmitOptions): Submit {
  const { store, rateLimit, log, onDue } = options
  const singleflight = createSingleflight<{ bodyHash: string; result: Result }>()
  const enqueue = createKeyedQueue()
  const deliverAtOnce = createAtOnce(options)

  async function submitFirst(enquiry: NewEnquiry, address: string): Promise<Result> {
    const now = store.clock().getTime()
    const earlier = store.read((db) => findKnown(db, enquiry, now))
    if (earlier && !isNewKey(earlier, enquiry)) return resultOf(earlier, enquiry)
    const retryAfterS = earlier ? undefined : await rateLimit.take(address)
    if (retryAfterS) return { kind: 'refused', status: 429, retryAfterS }

    const plans = plansFor(enquiry, options)
    const outcome = await store.commit((db) => {
      const known = findKnown(db, enquiry, now)
      if (!known) return { stored: insertEnquiry(db, enquiry, plans, now) }
      if (isNewKey(known, enquiry)) addKey(db, known.id, enquiry.key)
      return { known }
    })
    if (outcome.known) return resultOf(outcome.known, enquiry)
    return await afterStoring(enquiry, outcome.stored)
  }

  async function afterStoring(enquiry: NewEnquiry, stored: Stored): Promise<Result> {
    log.info(
      { reference: stored.reference, form: enquiry.form, suspicious: enquiry.isSuspicious },
      'an enquiry was accepted',
    )
    const deliveryId = stored.deliveries.get('backend')
    if (deliveryId !== undefined) return await deliverAtOnce(enquiry, stored, deliveryId)
    if (stored.deliveries.size > 0) onDue()
    return { kind: 'accepted', reference: stored.reference, status: ACCEPTED_STATUS }
  }

  return async (enquiry, address) => {
    const { bodyHash, result } = await singleflight(enquiry.key, async () => {
      const sent = enqueue(enquiry.senderHash, () => submitFirst(enquiry, address))
      const first = await sent.catch((error: unknown): Result => {
        log.error({ reason: describeError(error) }, 'an enquiry could not be stored')
        return { kind: 'refused', status: 503 }
      })
      return { bodyHash: enquiry.bodyHash, result: first }
    })
    return bodyHash === enquiry.bodyHash ? result : { kind: 'refused', status: 409 }
  }
}

/** Whether the same comes from another tab, which may send it again under its own key. */
function isNewKey(known: Known, enquiry: NewEnquiry): boolean {
  return enquiry.isKeyStated && !known.isSameKey
}

function resultOf({ bodyHash, reference, answer }: Known, enquiry: NewEnquiry): Result {
  if (bodyHash !== enquiry.bodyHash) return { kind: 'refused', status: 409 }
  if (answer?.kind === 'rejected') return answer
  return { kind: 'accepted', reference, status: answer?.status ?? ACCEPTED_STATUS }
}

/** A backend is asked at once, and may refuse: nothing goes anywhere else before it has answered. */
function plansFor(
  { service }: NewEnquiry,
  { backend, otherTargets, owner }: SubmitOptions,
): Plan[] {
  const isAsked = backend.serves(service)
  const others = otherTargets.map((target) => ({ target, delayMs: isAsked ? HOLD_MS : 0 }))
  if (!isAsked) return others
  return [{ target: 'backend', delayMs: 0, lease: { owner, ms: leaseMs(backend) } }, ...others]
}
