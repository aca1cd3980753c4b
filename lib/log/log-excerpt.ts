const MAX_LENGTH = 300
const MARKUP = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi

/** What must not be kept in a log, and what stands for it there. */
const SECRETS: readonly [RegExp, string][] = [
  [/([a-z][a-z\d+.-]*:\/\/)[^\s/@"']*@/gi, '$1…@'],
  [/\b(bearer|basic|digest)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [
    /([\w-]*(?:passw(?:or)?d|pwd|secret|token|api[_-]?key|access[_-]?key|authorization|cookie|credential|dsn|session)[\w-]*["']?\s*[:=]+>?\s*)("[^"]*"|'[^']*'|[^\s"',;&})\]]+)/gi,
    '$1…',
  ],
  [/[^\s@"'<>(/…]+@[^\s@"'<>)]+\.[a-z]{2,}/gi, '…@…'],
  [/(duplicate entry )'[^']*'/gi, '$1…'],
  [/(\)=\()[^)]*\)/g, '$1…)'],
  [/\+\d(?:[\s().-]*\d){5,}|\b(?!\d{4}-\d\d-\d\d)\d(?:[\s()-]?\d){9,}\b/g, '…'],
]

const TELLING_FIELDS = ['message', 'error', 'exception', 'title', 'detail', 'code']

/**
 * What an answer's body says of a failure. Of JSON only the fields that tell: what stands beside
 * them may be anybody's data.
 */
export function toBodyExcerpt(body: string): string | undefined {
  let text = body
  try {
    const json: unknown = JSON.parse(body)
    const values = TELLING_FIELDS.map((name): unknown => Reflect.get(Object(json), name))
    text = values.filter((value) => typeof value === 'string').join('; ')
  } catch {
    // A page of markup or a plain text.
  }
  return toLogExcerpt(text) || undefined
}

/**
 * As much of a foreign text as a log may hold: one line, without markup, and without what could
 * be a password, an address of mail or a phone number.
 */
export function toLogExcerpt(foreign: string): string {
  // What is cut off is never looked at: a text may be of any length.
  const head = foreign.slice(0, MAX_LENGTH * 8).replace(MARKUP, ' ')
  const line = head.replace(/[\p{C}\s]+/gu, ' ').trim()
  const safe = SECRETS.reduce((text, [secret, stand]) => text.replace(secret, stand), line)
  const characters = [...safe]
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : safe
}
