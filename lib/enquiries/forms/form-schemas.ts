import { z } from 'zod'

/** Lengths that a text may have, in characters. */
const FORM_LIMITS = { name: 120, text: 300, link: 2000 } as const

/** Text as a person types it: no control characters but tabs and line breaks, nothing half encoded. */
const TYPED = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u
const NO_SPACE = /^[^\s\p{Cc}]*$/u

const phoneSchema = z.string().regex(/^\+\d{1,15}$/)
const nameSchema = z.string().trim().min(1).max(FORM_LIMITS.name).regex(TYPED)
const textSchema = z.string().max(FORM_LIMITS.text).regex(TYPED)
/** Empty where the page is not known, or not one of this site. */
const linkSchema = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/ })
    .max(FORM_LIMITS.link)
    .regex(NO_SPACE),
])

/** POST /api/form-staff: a callback request; without a name, a request to be written to on WhatsApp. */
export const staffFormWireSchema = z.strictObject({
  type: z.literal('staff'),
  name: nameSchema.optional(),
  phone: phoneSchema,
  page: textSchema,
  link: linkSchema,
})

/** POST /api/form-job: the same for a person who looks for work. */
export const jobFormWireSchema = staffFormWireSchema.extend({ type: z.literal('job') })

const contactMethodSchema = z.enum(['phone', 'whatsapp', 'telegram'])

/** POST /api/form-cost */
export const costFormWireSchema = z.strictObject({
  position: textSchema,
  location: textSchema,
  schedule: textSchema,
  contact: contactMethodSchema,
  name: nameSchema,
  phone: phoneSchema,
  page: textSchema,
  link: linkSchema,
})

/** POST /api/vacancies/{id}/apply */
export const applicationFormWireSchema = z.strictObject({ name: nameSchema, phone: phoneSchema })
