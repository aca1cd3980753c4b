import { type Outcome, outcomeOfStatus, settlementOf } from '#lib/enquiries/deliver/outcome.ts'
import { type HttpAnswer, reasonOf } from '#lib/enquiries/deliver/post-json.ts'
import type { FirstAnswer, Stored } from '#lib/enquiries/store/accept.ts'
import { reject, release, rememberAnswer, settle } from '#lib/enquiries/store/delivery-queue.ts'
import { describeError } from '#lib/enquiries/store/sqlite-error.ts'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import { readBackendErrors } from './backend-errors.ts'
import type { Result } from './result.ts'
import { ACCEPTED_STATUS, type SubmitOptions } from './submit-options.ts'

/** The longest that a visitor waits for a backend. */
const PATIENCE_MS = 5_000

type AtOnce = (enquiry: NewEnquiry, stored: Stored, deliveryId: number) => Promise<Result>

/** Delivers an enquiry that has just been stored; what the backend says is what the visitor is told. */
export function createAtOnce({ backend, store, owner, log, onDue }: SubmitOptions): AtOnce {
  return async (enquiry, { id, reference }, deliveryId) => {
    const answer = await backend
      .post(enquiry, { timeoutMs: PATIENCE_MS })
      .catch((error: unknown) => reasonOf(error))
    const now = store.clock().getTime()

    if (typeof answer !== 'string' && answer.status === 422) {
      const rejection = readBackendErrors(answer.body, enquiry.fields)
      log.info({ reference }, 'the backend rejected an enquiry')
      await write((db) => {
        reject(db, id, now)
        rememberAnswer(db, id, { kind: 'rejected', ...rejection })
      })
      return { kind: 'rejected', ...rejection }
    }

    const outcome = outcomeOf(answer)
    const first = firstAnswerOf(answer, outcome)
    await write((db) => {
      const settlement = settlementOf(outcome, { attempts: 1, queuedAt: now }, now, Math.random())
      settle(db, { id: deliveryId, owner, settlement, now })
      if (first) rememberAnswer(db, id, first)
      release(db, id, now)
    })
    if (outcome.kind === 'failed') {
      log.warn({ reference, reason: outcome.reason }, 'the backend could not take an enquiry yet')
    } else if (outcome.kind === 'refused') {
      log.error({ reference, reason: outcome.reason }, 'the backend refuses: a person is needed')
    }
    onDue()
    return { kind: 'accepted', reference, status: first?.status ?? ACCEPTED_STATUS }
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
