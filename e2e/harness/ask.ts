import { type IncomingHttpHeaders, request } from 'node:http'
import { patiently } from './patience.ts'

const ANSWER_LIMIT_MS = 30_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  tookMs: number
}

interface Question {
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Sends exactly this request target: nothing is normalized, no redirect is followed. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const options = { hostname, port, path: target, method, headers, signal }
    const asked = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, text, tookMs: performance.now() - startedAt })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Where several addresses are asked for side by side. */
export function askPatiently(...question: Parameters<typeof ask>): Promise<Answer> {
  return patiently(
    () => ask(...question),
    ({ headers }) => headers['retry-after'] !== undefined,
  )
}

/** Where an answer redirects to, without the site's own origin. */
export function locationOf({ headers }: Answer, origin: string): string {
  const { href } = new URL(headers.location ?? '', origin)
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
}
