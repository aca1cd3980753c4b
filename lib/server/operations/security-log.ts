import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isFollowPath } from '#lib/enquiries/links/follow-address.ts'
import { isOfficeAddress } from '#lib/enquiries/links/office-addresses.ts'
import { ADDRESS_HEADER, limitKeyOf } from '#lib/enquiries/receive/client-address.ts'
import { SYNTHETIC_HEADER } from '#lib/enquiries/synthetic/marker.ts'
import type { Log } from '#lib/log/log.ts'

/** What was answered, as far as it matters to security. */
interface Answered {
  /** Without the query. */
  path: string
  route: string
  status: number
  requestId: string
}

export type SecurityLog = (request: IncomingMessage, answered: Answered) => void

type SecurityEvent =
  | `${'revalidation' | 'origin' | 'link' | 'metrics' | 'synthetic'}.refused`
  | 'revalidation.done'
  | 'limit.exceeded'

const WINDOW_MS = 60_000
/** Of senders told apart within a window; all further ones are one. */
const MAX_KEYS = 200
const SENDER_CHARACTERS = 10

/**
 * A line for each request that tried what it may not, or did what few may; many of the same kind
 * from one sender are a line at once and one a minute. Who sent it is a name that only this process
 * can make of the address: enough to see that it is the same again. Whoever needs the address looks
 * for the request's id in the log of the proxy.
 */
export function createSecurityLog(log: Log, windowMs = WINDOW_MS): SecurityLog {
  const key = randomBytes(32)
  const nameOf = (address: string) =>
    createHmac('sha256', key)
      .update(limitKeyOf(address))
      .digest('base64url')
      .slice(0, SENDER_CHARACTERS)
  let repeated = new Map<string, { fields: object; count: number }>()

  const timer = setInterval(() => {
    const window = repeated
    repeated = new Map()
    for (const { fields, count } of window.values()) {
      if (count > 0) log.warn({ ...fields, count }, 'security: the same again within a minute')
    }
  }, windowMs)
  timer.unref()

  return (request, answered) => {
    const { route, status, requestId } = answered
    const event = eventOf(answered, request)
    if (!event) return
    const address = request.headers[ADDRESS_HEADER]?.toString() ?? request.socket.remoteAddress
    const named = nameOf(address ?? '')
    const isKnown = repeated.has(event + named) || repeated.size < MAX_KEYS
    const sender = isKnown ? named : 'others'
    const earlier = repeated.get(event + sender)
    if (earlier) {
      earlier.count += 1
      return
    }
    const fields = { event, sender, route, status }
    repeated.set(event + sender, { fields, count: 0 })
    const origin = event === 'origin.refused' ? hostOf(request.headers.origin) : undefined
    log.warn({ ...fields, origin, requestId }, 'security')
  }
}

/** A backend's own refusals come through as the status of a page, and are none of these. */
function eventOf(
  { path, route, status }: Answered,
  { method, headers }: IncomingMessage,
): SecurityEvent | undefined {
  if (path === '/api/revalidate') {
    if (status === 401) return 'revalidation.refused'
    return method === 'POST' && (status === 200 || status === 422) ? 'revalidation.done' : undefined
  }
  if (path === '/metrics') return status === 404 ? 'metrics.refused' : undefined
  const isLink = isFollowPath(path) || isOfficeAddress(path)
  if (!isLink && route !== 'form') return undefined
  if (status === 403) {
    return headers[SYNTHETIC_HEADER] === undefined ? 'origin.refused' : 'synthetic.refused'
  }
  if (status === 429) return 'limit.exceeded'
  return isLink && status === 404 ? 'link.refused' : undefined
}

/** Nothing but the name of a host: the rest is whatever somebody wrote. */
function hostOf(origin: string | undefined): string {
  return URL.parse(origin ?? '')?.host.slice(0, 100) || 'none'
}
