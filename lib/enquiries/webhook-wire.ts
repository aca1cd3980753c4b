import { z } from 'zod'
import { termsSchema } from '#lib/enquiries/data-terms.ts'
import { officeFactsSchema } from '#lib/enquiries/deliver/office-facts.ts'
import { FORM_NAMES } from '#lib/enquiries/forms/forms.ts'
import { CHANGE_KINDS } from '#lib/enquiries/store/notices.ts'
import { OUTCOMES } from '#lib/enquiries/stored-enquiry.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

/** What a webhook receives for each enquiry. */
export const webhookWireSchema = z.object({
  /** The same at each attempt; also in the header `Idempotency-Key`. */
  key: z.uuid(),
  reference: z.string(),
  form: z.enum(FORM_NAMES),
  endpoint: z.string(),
  language: z.enum(LOCALES),
  is_suspicious: z.boolean(),
  accepted_at: z.iso.datetime(),
  /** The slug of the country whose office has to call. */
  office: z.string().optional(),
  /** By when it has promised to. */
  due_at: z.iso.datetime().optional(),
  /** Which words about data its sender saw. */
  terms: termsSchema.optional(),
  ...officeFactsSchema.shape,
  fields: z.record(z.string(), z.string()),
})

/**
 * What a webhook and a backend are told when something has become of an enquiry that they have.
 * Everything but `event`, `key`, `reference` and `at` is as it stands when it is told, and absent
 * of one that has been withdrawn: of that nothing is kept here, nor should it be there.
 */
export const changeWireSchema = z.object({
  event: z.enum(CHANGE_KINDS),
  /** Of the enquiry, as it was delivered. */
  key: z.string(),
  reference: z.string(),
  at: z.iso.datetime(),
  office: z.string().optional(),
  due_at: z.iso.datetime().optional(),
  taken_at: z.iso.datetime().optional(),
  /** The office that took it. */
  taken_by: z.string().optional(),
  answered_at: z.iso.datetime().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  /** When the visitor would rather be called, in the visitor's words. */
  better_time: z.string().optional(),
  /** The number to call, where it has been corrected. */
  phone: z.string().optional(),
})

/** What a webhook is sent, by its name in the published contract. */
export const WEBHOOK_SCHEMAS = { Enquiry: webhookWireSchema, Change: changeWireSchema }
