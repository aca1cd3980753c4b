import { MAX_PHONE_DIGITS } from '#lib/text/digits.ts'

/** As numbers are written for the whole world. */
export const PHONE_MASK = `+${'9'.repeat(MAX_PHONE_DIGITS)}`

export const PHONE_ATTRIBUTES = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const
