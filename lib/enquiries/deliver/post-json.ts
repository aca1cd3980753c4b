import { type Dispatcher, request } from 'undici'

const MAX_ANSWER_BYTES = 16 * 1024

export interface HttpAnswer {
  status: number
  retryAfter: string | undefined
  /** The JSON of the body; undefined where it is none, too long, broken off or late. */
  body: unknown
}

export interface PostOptions {
  url: URL
  headers: Record<string, string>
  body: string
  /** For the whole exchange; a body that is late is left unread. */
  timeoutMs: number
  signal?: AbortSignal
  agent: Dispatcher
}

/** Posts JSON. Rejects where no status line comes in time, with an error that `reasonOf` reads. */
export async function postJson(options: PostOptions): Promise<HttpAnswer> {
  const { url, headers, body, timeoutMs, signal, agent } = options
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  const answer = await request(url, {
    method: 'POST',
    dispatcher: agent,
    signal: AbortSignal.any(limits),
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body,
  })
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after']?.toString(),
    body: await readJson(answer.body),
  }
}

/**
 * Whether a receiver answers at an address, and takes our credentials: it is asked for nothing and
 * told nothing. Rejects as `postJson` does.
 */
export async function reach(options: Omit<PostOptions, 'body'>): Promise<HttpAnswer> {
  const { url, headers, timeoutMs, signal, agent } = options
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  const answer = await request(url, {
    method: 'HEAD',
    dispatcher: agent,
    signal: AbortSignal.any(limits),
    headers,
  })
  await answer.body.dump()
  const { statusCode: status } = answer
  // That it takes no such request, or knows no such page, is an answer as well.
  const isThere = status < 500 && ![401, 403, 407].includes(status)
  return { status: isThere ? REACHED_STATUS : status, retryAfter: undefined, body: undefined }
}

const REACHED_STATUS = 202

/** A short reason without anything of what was sent. */
export function reasonOf(error: unknown): string {
  const { code, name } = Object(error)
  if (name === 'TimeoutError') return 'timeout'
  return String(code ?? name ?? 'unknown failure').slice(0, 100)
}

async function readJson(body: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) return undefined
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}
