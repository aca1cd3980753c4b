import { Agent } from 'undici'
import type { z } from 'zod'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { webhookWireSchema } from '#lib/enquiries/webhook-wire.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { toChangeBody, unlessNotTaken } from './change-body.ts'
import type { OfficeFacts } from './office-facts.ts'
import { type Outcome, outcomeOfStatus } from './outcome.ts'
import { type HttpAnswer, postJson, reach, reasonOf } from './post-json.ts'
import { signedHeaders } from './signature.ts'
import type { DeliveryTarget, Target } from './target.ts'

const TIMEOUT_MS = 10_000

export interface WebhookOptions {
  url: string
  secret: string
  clock: Clock
  /** Whether it throws away what the site sends itself; else it is only seen whether it answers. */
  isSyntheticTaken?: boolean
  facts: (enquiry: Enquiry) => Promise<OfficeFacts>
}

/** Posts each enquiry to an address, signed so that the receiver knows whose it is and how old. */
export function createWebhook({ facts, ...options }: WebhookOptions): DeliveryTarget {
  const { post, see, close } = createSignedPost(options)
  return {
    name: 'webhook',
    timeoutMs: TIMEOUT_MS,
    deliver: async ({ enquiry }, signal) => {
      if (enquiry.isSynthetic && !options.isSyntheticTaken) return await see(signal)
      const body = { ...toWebhookBody(enquiry), ...(await facts(enquiry)) }
      const { key, isSuspicious } = enquiry
      const headers = {
        'idempotency-key': key,
        ...(isSuspicious ? { 'x-enquiry-suspicious': '1' } : {}),
        ...(enquiry.isSynthetic ? { 'x-enquiry-synthetic': '1' } : {}),
      }
      return await post(body, { headers, signal })
    },
    close,
  }
}

/** Posts each change of an enquiry to the same address; one that takes none may say so. */
export function createWebhookChanges(options: Omit<WebhookOptions, 'facts'>): Target<Notice> {
  const { post, close } = createSignedPost(options)
  return {
    name: 'webhook',
    timeoutMs: TIMEOUT_MS,
    deliver: async (notice, signal) => {
      const headers = { 'idempotency-key': notice.dedupeKey, 'x-enquiry-event': notice.kind }
      return unlessNotTaken(notice, await post(toChangeBody(notice), { headers, signal }))
    },
    close,
  }
}

function createSignedPost({ url, secret, clock }: Omit<WebhookOptions, 'facts'>) {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  const target = { url: new URL(url), timeoutMs: TIMEOUT_MS, agent }
  const post = async (
    value: unknown,
    { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
  ): Promise<Outcome> => {
    const body = JSON.stringify(value)
    const signed = { ...headers, ...signedHeaders(secret, body, clock()) }
    return await outcomeOf(postJson({ ...target, headers: signed, body, signal }))
  }
  const see = (signal: AbortSignal) => outcomeOf(reach({ ...target, headers: {}, signal }))
  return { post, see, close: () => agent.close() }
}

async function outcomeOf(asking: Promise<HttpAnswer>): Promise<Outcome> {
  try {
    const { status, retryAfter } = await asking
    return outcomeOfStatus(status, retryAfter)
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
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

type WebhookWire = Omit<z.output<typeof webhookWireSchema>, keyof OfficeFacts>
