import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { isFollowPath } from '#lib/enquiries/links/follow-address.ts'
import { LINK_TOKEN } from '#lib/enquiries/links/office-addresses.ts'
import type { DebugLog } from '#lib/log/log.ts'
import type { FailureNote, RequestContext } from '#lib/log/request-context.ts'
import { FAILURE_HEADER, readFailureHeader } from '#lib/log/request-context.ts'

interface Asked {
  method?: string
  /** As it was sent; its query may hold what a visitor typed, and is not logged. */
  url?: string
}

const MAX_ROUTE_LENGTH = 200
const ABSENT_STATUSES = new Set([404, 410])

/** Writes one line for an answer that fails, as soon as its status is certain. */
export function logFailedResponse(
  response: ServerResponse,
  { method, url }: Asked,
  { context, log }: { context: RequestContext; log: DebugLog },
): void {
  // The request will have been given another address by then.
  const asked = { method, url }
  onHeaders(response, () => {
    const carried = readFailureHeader(response.getHeader(FAILURE_HEADER))
    response.removeHeader(FAILURE_HEADER)
    context.isSent = true
    logAnswer(asked, { status: response.statusCode, note: context.note ?? carried }, log)
  })
}

/** Writes the line of an answer whose status is certain, where it fails. */
export function logAnswer(
  { method = 'GET', url = '/' }: Asked,
  { status, note }: { status: number; note?: FailureNote },
  log: DebugLog,
): void {
  if (status < 400 && !note) return
  const path = url.split('?', 1).join()
  // What stands in such an address is a secret.
  const route = isFollowPath(path)
    ? '/enquiry'
    : path.replace(LINK_TOKEN, '…').slice(0, MAX_ROUTE_LENGTH)
  const fields = { method, route, status, ...(note ?? { cause: CAUSES.get(status) }) }
  const message = status < 400 ? 'something failed beside an answer' : 'an answer failed'
  log[levelOf(status, note)](fields, message)
}

/** What is nobody's fault here is worth a line only to whoever looks for it. */
function levelOf(
  status: number,
  note: FailureNote | undefined,
): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'error'
  if (note) return 'warn'
  return ABSENT_STATUSES.has(status) ? 'debug' : 'info'
}

/** For answers that say all with their status. */
const CAUSES: ReadonlyMap<number, string> = new Map([
  [401, 'the secret is missing or wrong'],
  [403, 'not allowed: the security log says what'],
  [404, 'there is no such address'],
  [410, 'what was there has been taken down'],
  [422, 'values that are not valid'],
  [429, 'too many enquiries from one address'],
])
