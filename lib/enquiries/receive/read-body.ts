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
