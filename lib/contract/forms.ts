import { z } from 'zod'

const phoneSchema = z.string().regex(/^\+\d{1,15}$/)
const nameSchema = z.string().trim().min(1).max(120)
const pageTitleSchema = z.string().max(300)
const linkSchema = z.url({ protocol: /^https?$/ }).max(2000)

const feedbackFields = {
  name: nameSchema,
  phone: phoneSchema,
  page: pageTitleSchema,
  link: linkSchema,
}
const whatsappFields = { phone: phoneSchema, page: pageTitleSchema, link: linkSchema }

/** POST /api/form-staff: a callback request, or a WhatsApp one, which has no name. */
export const staffFormWireSchema = z.union([
  z.strictObject({ type: z.literal('staff'), ...feedbackFields }),
  z.strictObject({ type: z.literal('staff'), ...whatsappFields }),
])

/** POST /api/form-job: the same for a person who looks for work. */
export const jobFormWireSchema = z.union([
  z.strictObject({ type: z.literal('job'), ...feedbackFields }),
  z.strictObject({ type: z.literal('job'), ...whatsappFields }),
])

export const contactMethodSchema = z.enum(['phone', 'whatsapp', 'telegram'])

/** POST /api/form-cost */
export const costFormWireSchema = z.strictObject({
  position: z.string().max(300),
  location: z.string().max(300),
  schedule: z.string().max(300),
  contact: contactMethodSchema,
  name: nameSchema,
  phone: phoneSchema,
  page: pageTitleSchema,
  link: linkSchema,
})

/** POST /api/vacancies/{id}/apply */
export const applicationFormWireSchema = z.strictObject({ name: nameSchema, phone: phoneSchema })
