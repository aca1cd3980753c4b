import { type Agent, request } from 'undici'
import type { Locale } from '#lib/i18n/locales.ts'

const MAX_BODY_BYTES = 5 * 1024 * 1024

export interface UpstreamAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export class UpstreamError extends Error {
  /** What the caller is told: 502, or 504 when it took too long. */
  readonly status: 502 | 504

  constructor(status: 502 | 504, reason: string) {
    super(reason)
    this.name = 'UpstreamError'
    this.status = status
  }
}

/** Gets an address within `timeoutMs`, body included. Throws an UpstreamError. */
export async function askUpstream(
  url: URL,
  { language, timeoutMs, agent }: { language: Locale; timeoutMs: number; agent: Agent },
): Promise<UpstreamAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'accept-language': language,
      },
    })
    return { status: statusCode, headers, body: await readBounded(body) }
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    const reason = error instanceof Error ? error.message : 'unknown failure'
    throw new UpstreamError(signal.aborted ? 504 : 502, reason)
  }
}

/** Leaving the loop early destroys the stream, and with it the connection. */
async function readBounded(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new UpstreamError(502, `over ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
