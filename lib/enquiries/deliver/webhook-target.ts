import { createHmac } from 'node:crypto'
import { Agent } from 'undici'
import { z } from 'zod'
import type { Clock } from '#lib/config/clock.ts'
import { FORM_NAMES } from '#lib/enquiries/forms/forms.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { termsSchema } from '#lib/enquiries/terms.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { outcomeOfStatus } from './outcome.ts'
import { postJson, reasonOf } from './post-json.ts'
import type { DeliveryTarget } from './target.ts'

const TIMEOUT_MS = 10_000

/** Posts each enquiry to an address, signed so that the receiver knows whose it is and how old. */
export function createWebhook(
  { url, secret }: { url: string; secret: string },
  clock: Clock,
): DeliveryTarget {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  return {
    name: 'webhook',
    timeoutMs: TIMEOUT_MS,
    deliver: async ({ enquiry }, signal) => {
      const body = JSON.stringify(toWebhookBody(enquiry))
      const timestamp = Math.floor(clock().getTime() / 1_000)
      const headers = headersOf(enquiry, timestamp, signatureOf(secret, timestamp, body))
      try {
        const options = { url: new URL(url), headers, body, timeoutMs: TIMEOUT_MS, signal, agent }
        const answer = await postJson(options)
        return outcomeOfStatus(answer.status, answer.retryAfter)
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) }
      }
    },
    close: () => agent.close(),
  }
}

/** HMAC-SHA256 in hex over the timestamp (whole seconds), a dot and the body as sent. */
function signatureOf(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

function headersOf({ key, isSuspicious }: Enquiry, timestamp: number, signature: string) {
  return {
    'idempotency-key': key,
    'x-enquiry-timestamp': String(timestamp),
    'x-enquiry-signature': `sha256=${signature}`,
    ...(isSuspicious ? { 'x-enquiry-suspicious': '1' } : {}),
  }
}

function toWebhookBody(enquiry: Enquiry): WebhookWire {
  return {
    key: enquiry.key,
    reference: enquiry.reference,
    form: enquiry.form,
    endpoint: enquiry.path,
    language: enquiry.locale,
    is_suspicious: enquiry.isSuspicious,
    accepted_at: enquiry.createdAt.toISOString(),
    office: enquiry.office ?? undefined,
    due_at: enquiry.dueAt?.toISOString(),
    terms: enquiry.terms ?? undefined,
    fields: enquiry.fields,
  }
}

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
  /** The slug of the country whose office has to call. */
  office: z.string().optional(),
  /** By when it has promised to. */
  due_at: z.iso.datetime().optional(),
  /** Which words about data its sender saw. */
  terms: termsSchema.optional(),
  fields: z.record(z.string(), z.string()),
})

type WebhookWire = z.output<typeof webhookWireSchema>
