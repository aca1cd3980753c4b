import { Agent } from 'undici'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { CHANGES_PATH, toChangeBody } from './change-body.ts'
import { type Outcome, outcomeOfStatus } from './outcome.ts'
import { type HttpAnswer, postJson, reasonOf } from './post-json.ts'
import type { DeliveryTarget, Target } from './target.ts'

export interface BackendBases {
  apiBaseUrl: string | undefined
  jobsBaseUrl: string | undefined
}

export interface Backend extends DeliveryTarget {
  serves(service: Enquiry['service']): boolean
  /** Posts once. Rejects where no answer comes within `timeoutMs`. */
  post(enquiry: Sent, limits: { timeoutMs: number; signal?: AbortSignal }): Promise<HttpAnswer>
}

type Sent = Pick<
  Enquiry,
  | ('key' | 'reference' | 'service' | 'path' | 'locale' | 'fields')
  | ('isSuspicious' | 'office' | 'dueAt')
>

const TIMEOUT_MS = 10_000

/** The backend that answers for the forms; its own answer decides about an enquiry. */
export function createBackend({ apiBaseUrl, jobsBaseUrl }: BackendBases): Backend {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  const baseOf = (service: Enquiry['service']) => (service === 'jobs' ? jobsBaseUrl : apiBaseUrl)

  const post: Backend['post'] = async (enquiry, limits) => {
    const base = baseOf(enquiry.service)
    if (!base) throw Object.assign(new Error('no backend'), { code: 'no backend configured' })
    return postJson({
      ...limits,
      url: new URL(base + enquiry.path),
      headers: headersOf(enquiry),
      body: JSON.stringify(enquiry.fields),
      agent,
    })
  }

  return {
    name: 'backend',
    timeoutMs: TIMEOUT_MS,
    serves: (service) => baseOf(service) !== undefined,
    post,
    deliver: async ({ enquiry }, signal): Promise<Outcome> => {
      try {
        const answer = await post(enquiry, { timeoutMs: TIMEOUT_MS, signal })
        return outcomeOfStatus(answer.status, answer.retryAfter)
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) }
      }
    },
    close: () => agent.close(),
  }
}

/**
 * Tells the backend what has become of an enquiry. It need not take that: one that has no such
 * endpoint says so. What has been withdrawn is told to both services, since nothing is left here
 * to say whose it was.
 */
export function createBackendChanges({ apiBaseUrl, jobsBaseUrl }: BackendBases): Target<Notice> {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  const basesOf = ({ enquiry }: Notice) => {
    if (enquiry) return [enquiry.service === 'jobs' ? jobsBaseUrl : apiBaseUrl]
    return [...new Set([apiBaseUrl, jobsBaseUrl])]
  }
  return {
    name: 'backend',
    timeoutMs: TIMEOUT_MS,
    deliver: async (notice, signal) => {
      const body = JSON.stringify(toChangeBody(notice))
      const headers = { 'idempotency-key': notice.dedupeKey }
      for (const base of basesOf(notice)) {
        if (!base) continue
        const outcome = await tell(new URL(base + CHANGES_PATH), { headers, body, signal })
        if (outcome.kind !== 'delivered') return outcome
      }
      return { kind: 'delivered' }
    },
    close: () => agent.close(),
  }

  async function tell(
    url: URL,
    options: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<Outcome> {
    try {
      const answer = await postJson({ ...options, url, timeoutMs: TIMEOUT_MS, agent })
      // There is no such endpoint, or no such enquiry.
      if ([404, 405, 501].includes(answer.status)) return { kind: 'delivered' }
      return outcomeOfStatus(answer.status, answer.retryAfter)
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
}

function headersOf(enquiry: Sent): Record<string, string> {
  const { key, locale, reference, office, dueAt, isSuspicious } = enquiry
  return {
    'idempotency-key': key,
    'accept-language': locale,
    'x-enquiry-reference': reference,
    ...(office && { 'x-enquiry-office': office }),
    ...(dueAt && { 'x-enquiry-due': dueAt.toISOString() }),
    ...(isSuspicious && { 'x-enquiry-suspicious': '1' }),
  }
}
