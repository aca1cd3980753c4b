import { Agent, request } from 'undici'

/** What the protocol takes at once. */
export const MAX_BATCH = 10_000

const CONNECT_LIMIT_MS = 5_000
const ANSWER_LIMIT_MS = 15_000

export interface Submission {
  endpoint: string
  /** The site's public origin; every address is on it. */
  siteUrl: string
  key: string
  /** Where the receivers find the key. */
  keyUrl: string
}

export type Outcome =
  | { kind: 'accepted' }
  /** The same would be refused again. */
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; retryAfterMs: number }

/** Bad data, or addresses that are not the key's. */
const FINAL_STATUSES = new Set([400, 422])
const agent = new Agent({ connections: 1, connect: { timeout: CONNECT_LIMIT_MS } })

/** Tells the search engines that these addresses have changed. Never rejects. */
export async function submit(urls: readonly string[], to: Submission): Promise<Outcome> {
  try {
    const { statusCode, headers, body } = await request(to.endpoint, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(to.siteUrl).host,
        key: to.key,
        keyLocation: to.keyUrl,
        urlList: urls,
      }),
    })
    await body.dump()
    if (statusCode >= 200 && statusCode < 300) return { kind: 'accepted' }
    const reason = `status ${statusCode}`
    if (FINAL_STATUSES.has(statusCode)) return { kind: 'refused', reason }
    return { kind: 'failed', reason, retryAfterMs: toMs(headers['retry-after']?.toString()) }
  } catch (error) {
    const { code, name } = Object(error)
    return { kind: 'failed', reason: String(code ?? name), retryAfterMs: 0 }
  }
}

/** Of a header in seconds or as a date; 0 where it says neither. */
function toMs(retryAfter = ''): number {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000
  return Math.max(0, Date.parse(retryAfter) - Date.now()) || 0
}
