import type { EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { forms: texts, fields } = STYLE_TEXTS

/** What may become of a form that was sent without script. */
export function sampleAnswers(required: string) {
  const values = { type: 'job', name: texts.name, phone: '' }
  const answer: EnquiryAnswer = { form: 'callback', outcome: 'failed', values, errors: {} }
  return {
    rejected: {
      ...answer,
      outcome: 'rejected',
      errors: { type: required, name: fields.error, phone: required, link: fields.error },
    },
    failed: answer,
    limited: { ...answer, outcome: 'limited' },
    accepted: { ...answer, outcome: 'accepted', reference: texts.reference },
    acceptedBare: { ...answer, outcome: 'accepted' },
    priceRejected: {
      form: 'price',
      outcome: 'rejected',
      values: { contact: 'phone' },
      errors: { name: required, phone: required },
    },
  } as const satisfies Record<string, EnquiryAnswer>
}
