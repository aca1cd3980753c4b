import { z } from 'zod'
import { FORM_NAMES } from '#lib/enquiries/forms/forms.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

/**
 * What a webhook receives for each enquiry. `X-Enquiry-Signature: sha256=…` is the HMAC-SHA256 in
 * hex of `X-Enquiry-Timestamp`, a dot and the body, with the secret that both sides know.
 */
export const webhookWireSchema = z.object({
  /** The same at each attempt; also in the header `Idempotency-Key`. */
  key: z.uuid(),
  reference: z.string(),
  form: z.enum(FORM_NAMES),
  endpoint: z.string(),
  language: z.enum(LOCALES),
  is_suspicious: z.boolean(),
  accepted_at: z.iso.datetime(),
  fields: z.record(z.string(), z.string()),
})

export type WebhookWire = z.output<typeof webhookWireSchema>
