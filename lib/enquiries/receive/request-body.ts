export type BodyRead =
  | { outcome: 'whole'; bytes: Uint8Array }
  | { outcome: 'too-large'; bytes: Uint8Array }
  | { outcome: 'too-slow' }
  | { outcome: 'broken-off' }

export const MAX_BODY_BYTES = 16 * 1024
const BODY_TIMEOUT_MS = 10_000

/**
 * Reads a body up to one byte over the limit, and no further. The source must be one that is left
 * open when it is left, since ending it would end the connection before the answer.
 */
export async function readBody(
  source: AsyncIterable<Uint8Array> | undefined,
  { maxBytes = MAX_BODY_BYTES, timeoutMs = BODY_TIMEOUT_MS } = {},
): Promise<BodyRead> {
  if (!source) return { outcome: 'whole', bytes: new Uint8Array() }
  const chunks: Uint8Array[] = []
  let size = 0
  const { promise: timeout, resolve } = Promise.withResolvers<'too-slow'>()
  const timer = setTimeout(() => resolve('too-slow'), timeoutMs)
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const step = await Promise.race([iterator.next(), timeout])
      if (step === 'too-slow') return { outcome: 'too-slow' }
      if (step.done) return { outcome: 'whole', bytes: Buffer.concat(chunks) }
      chunks.push(step.value)
      size += step.value.length
      if (size > maxBytes) {
        return { outcome: 'too-large', bytes: Buffer.concat(chunks).subarray(0, maxBytes + 1) }
      }
    }
  } catch {
    return { outcome: 'broken-off' }
  } finally {
    clearTimeout(timer)
    iterator.return?.().catch(() => {})
  }
}

export type Encoding = 'json' | 'plain'

/** How the body is written; undefined where this is neither way that a form is sent. */
export function encodingOf(headers: Headers): Encoding | undefined {
  const coding = headers.get('content-encoding') ?? 'identity'
  if (coding.toLowerCase() !== 'identity') return undefined
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  if (type.trim() === 'application/json') return 'json'
  if (type.trim() === 'application/x-www-form-urlencoded') return 'plain'
  return undefined
}

/** A percent sign that escapes nothing stands for itself. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi

/** The value that a body is written for; undefined where it cannot be read. */
export function parseBody(bytes: Uint8Array, encoding: Encoding): { value: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: encoding === 'json' ? JSON.parse(text) : parsePlain(text) }
  } catch {
    return undefined
  }
}

/**
 * A field that is there more than once becomes a list, which no field of a form is.
 * @throws {URIError} where what is escaped is no UTF-8, which would become other characters
 */
function parsePlain(text: string): Record<string, unknown> {
  decodeURIComponent(text.replaceAll(LONE_PERCENT, '%25'))
  const fields = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields.get(name)
    fields.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(fields)
}
