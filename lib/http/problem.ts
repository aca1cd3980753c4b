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
  const { byStatus, other, field } = MESSAGES[language]
  const message = own.message ?? byStatus.get(status) ?? other
  const named = Object.fromEntries(fields.map((name) => [name, [field]]))
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

const MESSAGES = {
  en: {
    byStatus: new Map([
      [404, 'Not found'],
      [405, 'This address does not take this method'],
      [422, 'The request has values that are not valid'],
      [501, 'Not offered here'],
      [502, 'The service behind this site cannot be reached'],
      [503, 'This cannot be had just now. Please try again later'],
      [504, 'The service behind this site did not answer in time'],
    ]),
    other: 'Something went wrong',
    field: 'This value is not valid',
  },
  ru: {
    byStatus: new Map([
      [404, 'Не найдено'],
      [405, 'Этот адрес не принимает такой метод'],
      [422, 'В запросе есть недопустимые значения'],
      [501, 'Здесь этого нет'],
      [502, 'Сервис, на котором держится сайт, недоступен'],
      [503, 'Сейчас это недоступно. Попробуйте ещё раз позже'],
      [504, 'Сервис, на котором держится сайт, не ответил вовремя'],
    ]),
    other: 'Что-то пошло не так',
    field: 'Недопустимое значение',
  },
}
