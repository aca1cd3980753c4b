import type { WebhookWire } from '#lib/contract/webhook'
import type { Enquiry } from '../enquiry.ts'

export function toWebhookBody(enquiry: Enquiry): WebhookWire {
  return {
    key: enquiry.key,
    reference: enquiry.reference,
    form: enquiry.form,
    endpoint: enquiry.path,
    language: enquiry.locale,
    is_suspicious: enquiry.isSuspicious,
    accepted_at: enquiry.createdAt.toISOString(),
    fields: enquiry.fields,
  }
}
