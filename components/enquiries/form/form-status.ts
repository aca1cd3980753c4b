import type { EnquiryTexts } from '#components/enquiries/enquiry-setup.ts'
import { type FormName, fieldsOf } from '#lib/enquiries/forms/forms.ts'
import type { EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import type { PhoneDoubt } from '#lib/text/phone.ts'
import { rejectionWords } from './rejection-words.ts'
import type { SubmitAction } from './submit-button.ts'

/** What a form says beside what it holds. */
export interface FormStatus {
  /** By field. */
  errors: Readonly<Record<string, string | undefined>>
  /** What was wrong with the form as a whole when it was sent without script. */
  answered: string
  /** What is wrong with it as a whole now. */
  notice: string
  phoneDoubt?: PhoneDoubt
  sending?: SubmitAction
  /** What it was sent for in vain: without a word of what is wrong, or without an answer. */
  refused?: SubmitAction
}

/** What a form says at first: nothing, or what became of it when it was sent without script. */
export function firstStatus(
  answer: EnquiryAnswer | undefined,
  form: FormName,
  { problems }: EnquiryTexts,
): FormStatus {
  const errors = answer?.errors ?? {}
  return { errors, answered: answered(), notice: '' }

  function answered(): string {
    if (!answer || answer.outcome === 'accepted') return ''
    if (answer.outcome !== 'rejected') return problems[answer.outcome]
    return rejectionWords({ fields: errors }, fieldsOf(form), problems.rejected).notice
  }
}
