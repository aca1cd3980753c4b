import { z } from 'zod'

const MAX_PER_PAGE = 100
const MAX_FILTER_LENGTH = 120

/** The query of a list that pages. */
export function pagingFields(usualPerPage: number) {
  return {
    page: z.preprocess(toWholeNumber, z.number().int().min(1).default(1)),
    per_page: z.preprocess(
      toWholeNumber,
      z.number().int().min(1).max(MAX_PER_PAGE).default(usualPerPage),
    ),
  }
}

/** An empty value means the same as none: the world has an empty slug. */
export function filterField(maxLength = MAX_FILTER_LENGTH) {
  return z
    .string()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .optional()
    .transform((text) => text?.trim() || undefined)
}

/** Number() alone would also take an empty text, `1e3`, `0x10` and ` 1 `. */
export function toWholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) && !value.startsWith('0')
    ? Number(value)
    : value
}
