import { z } from 'zod'
import { isBlank } from '#lib/text/cut-text.ts'

/** A text that may be absent: backends send `null`, an empty string or nothing at all. */
export const optionalTextSchema = z
  .string()
  .nullish()
  .transform((text) => (text && !isBlank(text) ? text : undefined))

/** Turns a list that a backend leaves out or sends as `null` into an empty one. */
export function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
}

/** Turns `null` into an absent value. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined)
}

/** One segment of an address: no slash, no dot at the start, nothing that needs escaping. */
export const slugSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, 'letters, digits, hyphens and underscores only')

/** Each once, however often it is named. */
export const slugListSchema = z
  .array(slugSchema)
  .min(1)
  .transform((slugs) => [...new Set(slugs)])

export const vacancyIdSchema = z.string().regex(/^[\w-]{1,64}$/)

/** ISO 8601: a date, or a date with time and offset. */
export const isoDateSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const timeZoneSchema = z.string().refine(isTimeZone, 'not an IANA time zone')

/** ISO 3166-1, two letters. */
export const isoCountrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/, 'two capital letters, as in ISO 3166')

/** Untrusted markup: sanitized by the reader before it reaches a page. */
export const htmlSchema = z.string()

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
