import { findMessage } from '#lib/i18n/fallback-messages.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** Thrown while an answer is made; becomes the answer `{message}` with this status. */
export class ProblemError extends Error {
  readonly status: number
  readonly fields: readonly string[]

  constructor(status: number, fields: readonly string[] = []) {
    super(`problem ${status}`)
    this.name = 'ProblemError'
    this.status = status
    this.fields = fields
  }
}

interface ProblemParts {
  headers?: HeadersInit
  /** Fields whose value is not valid. */
  fields?: readonly string[]
  /** Words that go before those for the status. */
  message?: string
  errors?: Readonly<Record<string, string[]>>
}

export function problemResponse(
  status: number,
  language: Locale,
  { headers, fields = [], ...own }: ProblemParts = {},
): Response {
  const { api: texts } = MESSAGES[language].problems
  const message = own.message ?? findMessage(texts, String(status)) ?? texts.other
  const named = Object.fromEntries(fields.map((name) => [name, [texts.field]]))
  const errors = { ...named, ...own.errors }
  const body = Object.keys(errors).length > 0 ? { message, errors } : { message }
  return jsonResponse(body, language, { status, headers })
}

export function jsonResponse(
  body: unknown,
  language: Locale,
  { status = 200, headers }: ResponseInit = {},
): Response {
  const all = new Headers(headers)
  all.set('Content-Type', 'application/json; charset=utf-8')
  all.set('Content-Language', language)
  all.set('Vary', 'Accept-Language')
  all.set('X-Content-Type-Options', 'nosniff')
  return new Response(JSON.stringify(body), { status, headers: all })
}
