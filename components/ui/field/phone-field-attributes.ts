/** A plus sign and up to 15 digits, as numbers are written for the whole world. */
export const PHONE_MASK = '+999999999999999'

export const PHONE_ATTRIBUTES = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const
