import { addressOf } from '#lib/enquiries/receive/client-address.ts'
import { createRateLimit } from '#lib/enquiries/receive/rate-limit.ts'
import { MAX_BODY_BYTES } from '#lib/enquiries/receive/request-body.ts'
import { parsePolicyReport, type Refusal } from '#lib/http/policy-report.ts'
import type { Log } from '#lib/log/log.ts'

interface PolicyReportOptions {
  log: Pick<Log, 'warn'>
  /** Counts what was refused. */
  refused: (directive: string, kind: string) => void
  /** The kind of page at a path. */
  routeOf: (path: string) => string
}

/** Reports of one address, and of all together. */
const LIMIT = { count: 20, windowS: 60 }
const LIMIT_OF_ALL = { count: 200, windowS: 60 }
const TELL_EVERY_MS = 10 * 60_000
/** More kinds than that tell nothing more. */
const MAX_KINDS = 20
const CONTENT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/**
 * Takes what browsers report of a page's policy. Anybody can send anything here: it is read in
 * limits, reduced to kinds, counted, and told together every ten minutes; none of it is kept.
 */
export function createPolicyReports({ log, refused, routeOf }: PolicyReportOptions) {
  const limit = createRateLimit(LIMIT)
  const limitOfAll = createRateLimit(LIMIT_OF_ALL)
  const counts = new Map<string, { refusal: object; count: number }>()
  let others = 0
  let isDue = false

  return async (request: Request): Promise<Response> => {
    const { method, headers } = request
    if (method !== 'POST') return respond(405, { Allow: 'POST' })
    const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
    if (!CONTENT_TYPES.includes(type.trim())) return respond(415)
    const retryAfterS = (await limit.take(addressOf(headers))) ?? (await limitOfAll.take('all'))
    if (retryAfterS) return respond(429, { 'Retry-After': String(retryAfterS) })
    const body = await request.text()
    if (body.length > MAX_BODY_BYTES) return respond(413)
    const refusals = parsePolicyReport(parseJson(body))
    if (!refusals) return respond(400)
    for (const refusal of refusals) count(refusal)
    return respond(204)
  }

  function count({ directive, kind, origin, path }: Refusal): void {
    refused(directive, kind)
    // What an extension does to a page is nothing that anybody here could mend.
    if (kind === 'extension') return
    const refusal = { directive, kind, origin, route: routeOf(path) }
    const key = JSON.stringify(refusal)
    const known = counts.get(key)
    if (known) known.count += 1
    else if (counts.size < MAX_KINDS) counts.set(key, { refusal, count: 1 })
    else others += 1
    if (isDue) return
    isDue = true
    setTimeout(tell, TELL_EVERY_MS).unref()
  }

  function tell(): void {
    const refusals = [...counts.values()].map((entry) => ({ ...entry.refusal, count: entry.count }))
    log.warn({ refusals, others }, 'browsers report what the policy of a page refused')
    counts.clear()
    others = 0
    isDue = false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
