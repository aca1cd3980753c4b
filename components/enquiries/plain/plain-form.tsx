import type { ReactNode } from 'react'
import type { EnquiryForm } from '#lib/domain/enquiry'
import { type EnquiryAnswer, formAction } from '#lib/domain/enquiry-answer'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import type { EnquiryTexts } from '@/components/enquiries/enquiry-setup'
import type { FieldBinding } from '@/components/enquiries/fields/form-fields'
import { FormNotice } from '@/components/enquiries/fields/form-notice'
import { DEFAULT_VALUES, FIELDS, type FieldName } from '@/components/enquiries/fields/form-values'
import { Honeypot } from '@/components/enquiries/fields/honeypot'
import { PrivacyNote } from '@/components/enquiries/fields/privacy-note'
import { rejectionWords } from '@/components/enquiries/fields/rejection-words'
import { PHONE_ATTRIBUTES } from '@/components/ui/phone-field-attributes'
import { TextField, type TextFieldProps } from '@/components/ui/text-field'

/** The page that a form stands in, as the office is told. */
export interface FormSource {
  title: string
  /** Absolute. */
  url: string
}

export interface PlainFormProps {
  locale: Locale
  texts: EnquiryTexts
  /** What became of this form when it was sent. */
  answer?: EnquiryAnswer
}

interface PlainFrameProps extends PlainFormProps {
  form: EnquiryForm
  endpoint: string
  source?: FormSource
  children: ReactNode
}

/** A form that works without script: what stands around its fields and its buttons. */
export function PlainFrame({
  locale,
  texts,
  answer,
  form,
  endpoint,
  source,
  children,
}: PlainFrameProps) {
  return (
    <form method="post" action={formAction(endpoint, { locale })} className="group/form grid gap-4">
      <Honeypot />
      {source && (
        <>
          <input type="hidden" name="page" value={source.title} />
          <input type="hidden" name="link" value={answer?.values.link || source.url} />
        </>
      )}
      <FormNotice text={noticeOf(answer, form, texts)} />
      {children}
      <PrivacyNote texts={texts} href={localizedPath(locale, PATHS.policy('privacy-policy'))} />
    </form>
  )
}

export function PlainPhoneField(props: TextFieldProps) {
  return <TextField {...PHONE_ATTRIBUTES} {...props} />
}

/** Fields that begin with what was typed, and say what was wrong with it. */
export function plainFields(form: EnquiryForm, answer: EnquiryAnswer | undefined) {
  return (name: FieldName): FieldBinding => ({
    name,
    defaultValue: answer?.values[name] ?? DEFAULT_VALUES[form][name],
    error: answer?.errors[name],
  })
}

function noticeOf(
  answer: EnquiryAnswer | undefined,
  form: EnquiryForm,
  { problems }: EnquiryTexts,
) {
  if (!answer || answer.outcome === 'accepted') return undefined
  if (answer.outcome !== 'rejected') return problems[answer.outcome]
  return rejectionWords({ fields: answer.errors }, FIELDS[form], problems.rejected).notice
}
