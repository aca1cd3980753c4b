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
