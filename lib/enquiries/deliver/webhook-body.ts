import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { WebhookWire } from './webhook-wire.ts'

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
