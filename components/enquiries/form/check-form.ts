import * as z from 'zod/mini'
import {
  type FieldValues,
  type FormField,
  type FormName,
  fieldsOf,
} from '#lib/enquiries/forms/forms.ts'
import type { EnquiryContent } from '#lib/enquiries/send/send-enquiry.ts'
import { isBlank } from '#lib/text/cut-text.ts'

interface SchemaOptions {
  /** What is said of an empty field that has to be filled in. */
  required: string
  /** What is asked about the number when it is sent. */
  questionOf: () => string | undefined
  /** Of an application. */
  vacancyId?: string
}

/** Turns what a form holds into an enquiry, or says which fields are still empty. */
export function enquirySchema(
  form: FormName,
  { required, questionOf, vacancyId }: SchemaOptions,
): z.ZodMiniType<EnquiryContent, FieldValues> {
  const fields = fieldsOf(form)
  return z.pipe(
    z.custom<FieldValues>().check(({ value, issues }) => {
      for (const field of fields) {
        const { name } = field
        const message = isMissing(field, value) ? required : field.kind === 'phone' && questionOf()
        if (message) issues.push({ code: 'custom', path: [name], message, input: value[name] })
      }
    }),
    z.transform((values) => {
      const sent = fields.map(({ name }) => [name, values[name].trim()])
      return { form, vacancyId, fields: Object.fromEntries(sent) }
    }),
  )
}

/** Of what nobody was asked for yet nothing is missing. */
function isMissing(field: FormField, values: FieldValues): boolean {
  const { name, isOptional, shownWhen } = field
  return !isOptional && (!shownWhen || values[shownWhen] !== '') && !isFilled(field, values[name])
}

function isFilled(field: FormField, text: string): boolean {
  // A plus sign alone is what the mask leaves of a number that was not typed.
  if (field.kind === 'phone') return /\d/.test(text)
  if ('choices' in field) return field.choices.some((choice) => choice === text)
  return !isBlank(text)
}
