import { dropDraft } from '#components/enquiries/draft/drafts.ts'
import { forgetKey, keyFor } from '#components/enquiries/draft/idempotency-key.ts'
import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { referenceOf } from '#lib/enquiries/reference.ts'
import {
  type EnquiryContent,
  type EnquiryOutcome,
  enquiryRequest,
  type SendOptions,
  sendEnquiry,
} from '#lib/enquiries/send/send-enquiry.ts'
import type { SentFacts } from '#lib/enquiries/sent-facts.ts'

export type SubmitOutcome =
  | { kind: 'sent'; reference: string; facts: SentFacts }
  | Exclude<EnquiryOutcome, { kind: 'sent' }>

const KEY_IS_TAKEN = 409

/** Sends a filled form from the page that it is on, and forgets its draft once it is accepted. */
export async function submitEnquiry(
  content: EnquiryContent,
  { locale, baseUrls }: Pick<EnquiryConfig, 'locale' | 'baseUrls'>,
  aside: SendOptions['aside'],
): Promise<SubmitOutcome> {
  const { form } = content
  const source = { page: document.title, link: window.location.href }
  const request = enquiryRequest(content, source)
  const idempotencyKey = keyFor(form, JSON.stringify([request.path, request.body]))

  const outcome = await sendEnquiry(request, { locale, baseUrls, idempotencyKey, aside })
  if (outcome.kind === 'sent') {
    dropDraft(form)
    const reference = outcome.reference ?? referenceOf(idempotencyKey)
    return { kind: 'sent', reference, facts: outcome.facts }
  }
  const isRefused = outcome.kind === 'failed' && outcome.status === KEY_IS_TAKEN
  if (outcome.kind === 'rejected' || isRefused) forgetKey(form)
  return outcome
}
