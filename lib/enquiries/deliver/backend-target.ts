import { Agent } from 'undici'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { type Outcome, outcomeOfStatus } from './outcome.ts'
import { type HttpAnswer, postJson, reasonOf } from './post-json.ts'
import type { DeliveryTarget } from './target.ts'

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
