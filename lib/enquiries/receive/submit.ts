import type { Backend } from '#lib/enquiries/deliver/backend-target.ts'
import { type Outcome, outcomeOfStatus } from '#lib/enquiries/deliver/outcome.ts'
import { type HttpAnswer, reasonOf } from '#lib/enquiries/deliver/post-json.ts'
import { settlementOf } from '#lib/enquiries/deliver/retry-policy.ts'
import { leaseMs } from '#lib/enquiries/deliver/target.ts'
import type { Assign } from '#lib/enquiries/office/assign-office.ts'
import {
  addKey,
  type FirstAnswer,
  findKnown,
  insertEnquiry,
  type Known,
  type Plan,
  type Stored,
} from '#lib/enquiries/store/accept.ts'
import type { Database, Store } from '#lib/enquiries/store/database.ts'
import {
  deliveryQueue,
  reject,
  release,
  rememberAnswer,
} from '#lib/enquiries/store/delivery-queue.ts'
import { isLost } from '#lib/enquiries/store/postgres/postgres-error.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { NewEnquiry, Responsibility, TargetName } from '#lib/enquiries/stored-enquiry.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import {
  readFieldMessages,
  readProblemMessage,
  toFieldMessages,
} from '#lib/http/problem-message.ts'
import type { Log } from '#lib/log/log.ts'
import { inSpan, traceParent } from '#lib/log/tracing.ts'
import type { FieldErrors } from './check-body.ts'
import type { RateLimit } from './rate-limit.ts'
import { createKeyedQueue, createSingleflight } from './singleflight.ts'
import type { Result } from './submission.ts'

export type Submit = (enquiry: NewEnquiry, address: string) => Promise<Result>

/** What a visitor is told of an enquiry that is stored, where no backend says otherwise. */
const ACCEPTED_STATUS = 202

export interface SubmitOptions {
  store: Store
  /** Takes what comes while the store, a database elsewhere, is away. */
  spool?: Store
  backend: Backend
  assign: Assign
  /** Where else an enquiry goes. */
  otherTargets: readonly TargetName[]
  rateLimit: RateLimit
  owner: string
  log: Log
  /** Called when deliveries are due. */
  onDue: () => void
}

/** Longer than a backend is waited for: what is held back is due after it even if nobody frees it. */
const HOLD_MS = 15_000

/**
 * Accepts a checked enquiry: once this says accepted, it is on the disk, and the same submission
 * sent again is told the same.
 */
export function createSubmit(options: SubmitOptions): Submit {
  const { store, spool, assign, rateLimit, log, onDue } = options
  const singleflight = createSingleflight<{ bodyHash: string; result: Result }>()
  const enqueue = createKeyedQueue()
  const deliverAtOnce = createAtOnce(options)

  async function submitFirst(enquiry: NewEnquiry, address: string): Promise<Result> {
    try {
      return await submitTo(store, enquiry, address)
    } catch (error) {
      if (!spool || !isLost(error)) throw error
      log.warn({ reason: describeError(error) }, 'the database is away: this instance keeps it')
      return await submitTo(spool, enquiry, address)
    }
  }

  async function submitTo(home: Store, enquiry: NewEnquiry, address: string): Promise<Result> {
    const now = home.clock().getTime()
    const earlier = await home.read((db) => findKnown(db, enquiry, now))
    if (earlier && !isNewKey(earlier, enquiry)) return atHome(resultOf(earlier, enquiry), home)
    // A check asks whether enquiries arrive; what others send from its address is nothing to it.
    const isLimited = !earlier && !enquiry.isSynthetic
    const retryAfterS = isLimited ? await rateLimit.take(address) : undefined
    if (retryAfterS) return { kind: 'refused', status: 429, retryAfterS }

    const { office = null, dueAt = null } = (await assign(enquiry, new Date(now))) ?? {}
    const responsibility = { office, dueAt, traceParent: traceParent() }
    const plans = home === spool ? plansOfSpool(enquiry, options) : plansFor(enquiry, options)
    const accept = async (db: Database) => {
      await db.lock(enquiry.key)
      await db.lock(enquiry.senderHash)
      const known = await findKnown(db, enquiry, now)
      if (!known)
        return { stored: await insertEnquiry(db, { ...enquiry, ...responsibility }, plans, now) }
      if (isNewKey(known, enquiry)) await addKey(db, known.id, enquiry.key)
      return { known }
    }
    const outcome = await inSpan({ name: 'store write' }, () => home.commit(accept))
    if (outcome.known) return atHome(resultOf(outcome.known, enquiry), home)
    const isSpooled = home === spool
    const responsible = { ...enquiry, ...responsibility }
    return await afterStoring(responsible, outcome.stored, { isSpooled, address })
  }

  /** What is kept while the database is away has another id there. */
  function atHome(result: Result, home: Store): Result {
    return result.kind === 'accepted' && home === spool ? { ...result, id: undefined } : result
  }

  async function afterStoring(
    enquiry: NewEnquiry & Responsibility,
    stored: Stored,
    { isSpooled, address }: { isSpooled: boolean; address: string },
  ): Promise<Result> {
    log.info(
      {
        ...{ reference: stored.reference, form: enquiry.form, suspicious: enquiry.isSuspicious },
        ...(enquiry.isSynthetic && { synthetic: true }),
      },
      'an enquiry was accepted',
    )
    const deliveryId = isSpooled ? undefined : stored.deliveries.get('backend')
    if (deliveryId !== undefined) {
      return await deliverAtOnce(enquiry, stored, { deliveryId, address })
    }
    if (stored.deliveries.size > 0) onDue()
    const { id, reference } = stored
    return { kind: 'accepted', reference, status: ACCEPTED_STATUS, id: isSpooled ? undefined : id }
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

function resultOf(known: Known, enquiry: NewEnquiry): Result {
  const { id, bodyHash, reference, answer, isFirstSender } = known
  if (bodyHash !== enquiry.bodyHash) return { kind: 'refused', status: 409 }
  if (answer?.kind === 'rejected') return answer
  const status = answer?.status ?? ACCEPTED_STATUS
  return { kind: 'accepted', reference, status, id, isRepeated: !isFirstSender }
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

/** Who moves it has nobody waiting: all may hear of it as soon as it is there. */
function plansOfSpool({ service }: NewEnquiry, { backend, otherTargets }: SubmitOptions): Plan[] {
  const asked: TargetName[] = backend.serves(service) ? ['backend'] : []
  return [...asked, ...otherTargets].map((target) => ({ target, delayMs: 0 }))
}

/** The longest that a visitor waits for a backend. */
const PATIENCE_MS = 5_000

type AtOnce = (
  enquiry: NewEnquiry & Responsibility,
  stored: Stored,
  attempt: { deliveryId: number; address: string },
) => Promise<Result>

/** Delivers an enquiry that has just been stored; what the backend says is what the visitor is told. */
function createAtOnce({ backend, store, owner, log, onDue }: SubmitOptions): AtOnce {
  return async (enquiry, { id, reference }, { deliveryId, address }) => {
    const sent = { ...enquiry, reference }
    const post = () => backend.post(sent, { timeoutMs: PATIENCE_MS, address })
    const span = { name: 'deliver to backend', attributes: { 'site.reference': reference } }
    const answer = await inSpan({ ...span, kind: 'client' }, post, ({ status }) => ({
      'http.response.status_code': status,
    })).catch((error: unknown) => reasonOf(error))
    const now = store.clock().getTime()

    if (typeof answer !== 'string' && answer.status === 422) {
      const rejection = readBackendErrors(answer.body, enquiry.fields)
      log.info({ reference }, 'the backend rejected an enquiry')
      await write(async (db) => {
        await reject(db, id, now)
        await rememberAnswer(db, id, { kind: 'rejected', ...rejection })
      })
      return { kind: 'rejected', ...rejection }
    }

    const outcome = outcomeOf(answer)
    const first = firstAnswerOf(answer, outcome)
    await write(async (db) => {
      const settlement = settlementOf(outcome, { attempts: 1, queuedAt: now }, now, Math.random())
      await deliveryQueue.settle(db, { id: deliveryId, owner, settlement, now })
      if (first) await rememberAnswer(db, id, first)
      await release(db, id, now)
    })
    if (outcome.kind === 'failed') {
      log.warn({ reference, reason: outcome.reason }, 'the backend could not take an enquiry yet')
    } else if (outcome.kind === 'refused') {
      log.error({ reference, reason: outcome.reason }, 'the backend refuses: a person is needed')
    }
    onDue()
    return { kind: 'accepted', reference, status: first?.status ?? ACCEPTED_STATUS, id }
  }

  /** What cannot be written down now is delivered again later under the same key. */
  async function write(work: Parameters<typeof store.commit>[0]): Promise<void> {
    await store.commit(work).catch((error: unknown) => {
      log.error({ reason: describeError(error) }, 'a delivery could not be written down')
    })
  }
}

function outcomeOf(answer: HttpAnswer | string): Outcome {
  if (typeof answer === 'string') return { kind: 'failed', reason: answer }
  return outcomeOfStatus(answer.status, answer.retryAfter)
}

function firstAnswerOf(answer: HttpAnswer | string, outcome: Outcome) {
  if (typeof answer === 'string' || outcome.kind !== 'delivered') return undefined
  return { kind: 'accepted', status: answer.status } satisfies FirstAnswer
}

/**
 * Reads the messages of a backend's 422 in any of the shapes that are in use: texts or a text by
 * field, under `errors` or bare. What stands beside a `message` is no bare shape, and may be a
 * trace: of that only the fields that were sent are taken.
 */
function readBackendErrors(
  body: unknown,
  sent: Readonly<Record<string, unknown>>,
): { message: string | undefined; errors: FieldErrors } {
  if (!isRecord(body)) return { message: undefined, errors: {} }
  const message = readProblemMessage(body)
  if (isRecord(body.errors)) return { message, errors: readFieldMessages(body) }
  const { message: _message, ...bare } = body
  const isBare = !('message' in body)
  const named = Object.entries(bare).filter(([name]) => isBare || Object.hasOwn(sent, name))
  return { message, errors: toFieldMessages(Object.fromEntries(named)) }
}
