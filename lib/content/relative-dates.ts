import { isRecord } from '#lib/http/foreign-json.ts'
import { dayOf } from '#lib/i18n/dates.ts'

const DATE_FIELDS = new Set([
  'available_from',
  'confirmed_at',
  'date',
  'published_at',
  'updated_at',
  'valid_through',
  'withdrawn_at',
])
const RELATIVE_DATE = /^today([+-]\d{1,4})?$/
const DAY_MS = 86_400_000

/** Turns `today`, `today-3`, `today+60` in date fields into ISO dates; `today` is an ISO date. */
export function resolveRelativeDates(value: unknown, today: string): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveRelativeDates(item, today))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      DATE_FIELDS.has(key) && typeof field === 'string'
        ? resolveDate(field, today)
        : resolveRelativeDates(field, today),
    ]),
  )
}

/** Whether a field of this name holds a day. */
export function isDateField(name: string): boolean {
  return DATE_FIELDS.has(name)
}

/** Whether the days that are meant are others tomorrow. */
export function hasRelativeDates(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasRelativeDates)
  if (!isRecord(value)) return false
  return Object.entries(value).some(([key, field]) =>
    DATE_FIELDS.has(key) && typeof field === 'string'
      ? RELATIVE_DATE.test(field.trim())
      : hasRelativeDates(field),
  )
}

function resolveDate(text: string, today: string): string {
  const match = RELATIVE_DATE.exec(text.trim())
  if (!match) return text
  const moment = Date.parse(today) + Number(match[1] ?? 0) * DAY_MS
  return dayOf(moment)
}
