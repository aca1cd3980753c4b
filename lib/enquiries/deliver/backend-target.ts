import { isIP } from 'node:net'
import { Agent } from 'undici'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { type BackendAccess, toBackendAddress } from '#lib/http/client/backend-access.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { traceHeaders } from '#lib/log/tracing.ts'
import { CHANGES_PATH, toChangeBody, unlessNotTaken } from './change-body.ts'
import { type Outcome, outcomeOfStatus } from './outcome.ts'
import { type HttpAnswer, type PostOptions, postJson, reach, reasonOf } from './post-json.ts'
import { signedHeaders } from './signature.ts'
import type { DeliveryTarget, Target } from './target.ts'

export interface BackendBases {
  apiBaseUrl: string | undefined
  jobsBaseUrl: string | undefined
  backendAccess?: BackendAccess
  backendDelivery?: {
    /** By which deliveries are signed. */
    secret?: string
    /** Whether the address of the visitor goes along, while the visitor waits. */
    isAddressForwarded?: boolean
    /** Whether it throws away what the site sends itself; else it is only seen whether it answers. */
    isSyntheticTaken?: boolean
  }
}

export interface BackendOptions extends BackendBases {
  clock: Clock
}

export interface Backend extends DeliveryTarget {
  serves(service: Enquiry['service']): boolean
  /** Posts once. Rejects where no answer comes within `timeoutMs`. */
  post(enquiry: Sent, options: AttemptOptions): Promise<HttpAnswer>
}

interface AttemptOptions {
  timeoutMs: number
  signal?: AbortSignal
  /** Where the visitor is, as far as it is known. It is kept nowhere, so a later attempt has none. */
  address?: string
}

type Sent = Pick<
  Enquiry,
  | ('key' | 'reference' | 'service' | 'path' | 'locale' | 'fields')
  | ('isSuspicious' | 'office' | 'dueAt')
> & { isSynthetic?: boolean }

const TIMEOUT_MS = 10_000

/** The backend that answers for the forms; its own answer decides about an enquiry. */
export function createBackend(options: BackendOptions): Backend {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  const send = createPost(options, agent)
  const isAddressForwarded = options.backendDelivery?.isAddressForwarded ?? false

  const post: Backend['post'] = async (enquiry, { address = '', ...limits }) => {
    const { service, path, fields } = enquiry
    const isOnlyReached = enquiry.isSynthetic && !options.backendDelivery?.isSyntheticTaken
    if (isOnlyReached) return await send(service, path, { ...limits, headers: {}, body: undefined })
    const isForwarded = isAddressForwarded && isIP(address)
    const headers = {
      ...headersOf(enquiry),
      ...(isForwarded && { 'x-forwarded-for': address }),
    }
    return await send(service, path, { ...limits, headers, body: JSON.stringify(fields) })
  }

  return {
    name: 'backend',
    timeoutMs: TIMEOUT_MS,
    serves: (service) => baseOf(options, service) !== undefined,
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
export function createBackendChanges(options: BackendOptions): Target<Notice> {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  const send = createPost(options, agent)
  const servicesFor = ({ enquiry }: Notice): Enquiry['service'][] => {
    if (enquiry) return [enquiry.service]
    return options.apiBaseUrl === options.jobsBaseUrl ? ['main'] : ['main', 'jobs']
  }
  return {
    name: 'backend',
    timeoutMs: TIMEOUT_MS,
    deliver: async (notice, signal) => {
      const body = JSON.stringify(toChangeBody(notice))
      const headers = { 'idempotency-key': notice.dedupeKey }
      let isTaken = false
      for (const service of servicesFor(notice)) {
        if (!baseOf(options, service)) continue
        const outcome = await tell(service, { headers, body, signal })
        if (outcome === 'not there') continue
        if (outcome.kind !== 'delivered') return outcome
        isTaken = true
      }
      if (isTaken) return { kind: 'delivered' }
      return unlessNotTaken(notice, { kind: 'refused', reason: 'it takes no withdrawals' })
    },
    close: () => agent.close(),
  }

  async function tell(
    service: Enquiry['service'],
    message: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<Outcome | 'not there'> {
    try {
      const answer = await send(service, CHANGES_PATH, { ...message, timeoutMs: TIMEOUT_MS })
      // There is no such endpoint, or no such enquiry.
      if ([404, 405, 501].includes(answer.status)) return 'not there'
      return outcomeOfStatus(answer.status, answer.retryAfter)
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
}

function baseOf({ apiBaseUrl, jobsBaseUrl }: BackendBases, service: Enquiry['service']) {
  return service === 'jobs' ? jobsBaseUrl : apiBaseUrl
}

/** Posts as the backend wants to be asked: with its credentials, and signed where that was agreed. */
function createPost(options: BackendOptions, agent: Agent) {
  const { backendAccess, backendDelivery, clock } = options
  const secret = backendDelivery?.secret
  return async (
    service: Enquiry['service'],
    path: string,
    message: Omit<PostOptions, 'url' | 'agent' | 'body'> & { body: string | undefined },
  ): Promise<HttpAnswer> => {
    const base = baseOf(options, service)
    if (!base) throw Object.assign(new Error('no backend'), { code: 'no backend configured' })
    const { baseUrl, headers } = toBackendAddress(base, service, backendAccess)
    const { body } = message
    const asked = { ...message, url: new URL(baseUrl + path), agent }
    const traced = { ...headers, ...traceHeaders() }
    if (body === undefined) return await reach({ ...asked, headers: traced })
    const signature = secret ? signedHeaders(secret, body, clock()) : {}
    return await postJson({
      ...asked,
      body,
      headers: { ...message.headers, ...traced, ...signature },
    })
  }
}

function headersOf(enquiry: Sent): Record<string, string> {
  const { key, locale, reference, office, dueAt, isSuspicious, isSynthetic } = enquiry
  return {
    'idempotency-key': key,
    'accept-language': locale,
    'x-enquiry-reference': reference,
    ...(office && { 'x-enquiry-office': office }),
    ...(dueAt && { 'x-enquiry-due': dueAt.toISOString() }),
    ...(isSuspicious && { 'x-enquiry-suspicious': '1' }),
    ...(isSynthetic && { 'x-enquiry-synthetic': '1' }),
  }
}
