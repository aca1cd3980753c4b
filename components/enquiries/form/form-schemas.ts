import * as z from 'zod/mini'
import type { EnquiryValues } from '#components/enquiries/fields/form-values.ts'
import { CONTACT_METHODS, ENQUIRY_TYPES, type EnquiryForm } from '#lib/enquiries/model.ts'
import type { EnquiryContent } from '#lib/enquiries/send/send-enquiry-request.ts'
import { isBlank } from '#lib/text/cut-text.ts'

export type EnquirySchema = z.ZodMiniType<EnquiryContent, EnquiryValues>

interface SchemaOptions {
  /** What is said of an empty field that has to be filled in. */
  required: string
  /** Of an application. */
  vacancyId?: string
}

/** Turns what a form holds into an enquiry, or says which fields are still empty. */
export function enquirySchema(form: EnquiryForm, options: SchemaOptions): EnquirySchema {
  return SCHEMAS[form](options)
}

const SCHEMAS: Record<EnquiryForm, (options: SchemaOptions) => EnquirySchema> = {
  callback: ({ required }) =>
    z.pipe(
      z.object({
        ...OTHERS,
        type: choice(ENQUIRY_TYPES, required),
        name: filled(required),
        phone: phone(required),
      }),
      z.transform(({ type, name, phone }) => ({ form: 'callback' as const, type, name, phone })),
    ),
  whatsapp: ({ required }) =>
    z.pipe(
      z.object({ ...OTHERS, type: choice(ENQUIRY_TYPES, required), phone: phone(required) }),
      z.transform(({ type, phone }) => ({ form: 'whatsapp' as const, type, phone })),
    ),
  apply: ({ required, vacancyId = '' }) =>
    z.pipe(
      z.object({ ...OTHERS, name: filled(required), phone: phone(required) }),
      z.transform(({ name, phone }) => ({ form: 'apply' as const, vacancyId, name, phone })),
    ),
  price: ({ required }) =>
    z.pipe(
      z
        .object({ ...OTHERS, contact: choice(CONTACT_METHODS, required) })
        // Looked at only once a way of contact is chosen: without one they are not even shown.
        .check(({ value, issues }) => {
          const missing = { name: isBlank(value.name), phone: !/\d/.test(value.phone) }
          for (const name of ['name', 'phone'] as const) {
            const input = value[name]
            if (missing[name])
              issues.push({ code: 'custom', path: [name], message: required, input })
          }
        }),
      z.transform(({ type, website, ...content }) => ({ form: 'price' as const, ...content })),
    ),
}

const text = z.string().check(z.trim())

const OTHERS = {
  type: z.string(),
  position: text,
  location: text,
  schedule: text,
  contact: z.string(),
  name: text,
  phone: text,
  website: z.string(),
}

function filled(required: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), required),
  )
}

/** A plus sign alone is what the mask leaves of a number that was not typed. */
function phone(required: string) {
  return z.string().check(z.regex(/\d/, required))
}

function choice<const T extends readonly string[]>(values: T, required: string) {
  return z.pipe(z.string(required), z.enum(values, required))
}
