import type { ReactNode } from 'react'
import type { FormTexts } from '#components/enquiries/enquiry-config.ts'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import {
  type FieldName,
  type FormField,
  type FormName,
  fieldsOf,
} from '#lib/enquiries/forms/forms.ts'
import { type ChatApp, isChatApp } from '#lib/enquiries/messenger-chat.ts'
import type { Rejection } from '#lib/enquiries/send/send-enquiry.ts'

/** What a form's button does once the enquiry is accepted: nothing more, or on to a chat. */
export type SubmitAction = 'send' | ChatApp

/** What a form says beside what it holds. */
export interface FormStatus {
  /** By field. */
  errors: Readonly<Record<string, string | undefined>>
  /** What was wrong with the form as a whole when it was sent without script. */
  flash: string
  /** What is wrong with it as a whole now. */
  notice: string
  /** What is wrong with the box for consent. */
  consentError?: string
  /** What is said below the number. */
  phoneHint?: ReactNode
  sending?: SubmitAction
  /** What it was sent for in vain: without a word of what is wrong, or without an answer. */
  refused?: SubmitAction
}

/** What a form says at first: nothing, or what became of it when it was sent without script. */
export function firstStatus(
  flash: EnquiryFlash | undefined,
  form: FormName,
  { problems }: FormTexts,
): FormStatus {
  const errors = flash?.errors ?? {}
  return { errors, consentError: errors.consent, flash: words(), notice: '' }

  function words(): string {
    if (!flash || flash.outcome === 'accepted') return ''
    if (flash.outcome !== 'rejected') return problems[flash.outcome]
    const { consent, ...fields } = errors
    const withoutWords = consent ? '' : problems.rejected
    return rejectionWords({ fields }, fieldsOf(form), withoutWords).notice
  }
}

interface RejectionWords {
  /** What is said under the form's own fields, from top to bottom. */
  fields: { name: FieldName; message: string }[]
  /** What is said of the form as a whole: whatever no field of it can show. */
  notice: string
}

export function rejectionWords(
  { fields, message }: Rejection,
  shown: readonly FormField[],
  withoutWords: string,
): RejectionWords {
  const own = shown.flatMap(({ name }) => {
    const text = fields[name]
    return text ? [{ name, message: text }] : []
  })
  const others = Object.entries(fields)
    .filter(([name]) => !shown.some((known) => known.name === name))
    .map(([, text]) => text)
  const notice = [...others, message].filter(Boolean).join(' ')
  return { fields: own, notice: notice || (own.length === 0 ? withoutWords : '') }
}

export function actionOf(button: HTMLButtonElement | null): SubmitAction {
  const value = button?.value
  return isChatApp(value) ? value : 'send'
}
