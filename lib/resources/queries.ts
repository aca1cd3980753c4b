import { z } from 'zod'

const MAX_PER_PAGE = 100
const MAX_FILTER_LENGTH = 120
const MAX_WORDS_LENGTH = 200

const pageNumberSchema = z.preprocess(toWholeNumber, z.number().int().min(1).default(1))

/** An empty value means the same as none: the world has an empty slug. */
export const menuQuerySchema = z.object({ country_slug: filterOf(MAX_FILTER_LENGTH) })

export const candidateListQuerySchema = z.object({
  page: pageNumberSchema,
  per_page: perPageOf(12),
  category: filterOf(MAX_FILTER_LENGTH),
})

export const blogListQuerySchema = z.object({
  page: pageNumberSchema,
  per_page: perPageOf(6),
  tag: filterOf(MAX_FILTER_LENGTH),
})

export const vacancyListQuerySchema = z.object({
  page: pageNumberSchema,
  per_page: perPageOf(12),
  country_slug: filterOf(MAX_FILTER_LENGTH),
  category: filterOf(MAX_FILTER_LENGTH),
  q: filterOf(MAX_WORDS_LENGTH),
})

function perPageOf(usual: number) {
  return z.preprocess(toWholeNumber, z.number().int().min(1).max(MAX_PER_PAGE).default(usual))
}

function filterOf(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .optional()
    .transform((text) => text?.trim() || undefined)
}

/** Number() alone would also take an empty text, `1e3`, `0x10` and ` 1 `. */
function toWholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) && !value.startsWith('0')
    ? Number(value)
    : value
}
