'use client'

import { OtherWays } from '#components/enquiries/dialog/other-ways.tsx'
import type { FormSource } from '#components/enquiries/enquiry-setup.ts'
import { plainPath, sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { formAction } from '#lib/enquiries/no-js-response.ts'
import { FormButtons } from './form-buttons.tsx'
import { FormFields } from './form-fields.tsx'
import { FormNotice } from './form-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form.ts'

interface EnquiryFormProps extends EnquiryFormOptions {
  /** The page that it stands in, for when it is sent without script. */
  source?: FormSource
  /** The titles of the staff pages, where a form asks for one. */
  positions?: readonly string[]
  /** Whether the site knows its messengers. */
  hasChats?: boolean
  /** It always says how else we can be reached, and not only when it was sent in vain. */
  hasOtherWays?: boolean
}

/** Any of the forms, as it is defined. The server renders it, and it works without script. */
export function EnquiryForm({
  source,
  positions = [],
  hasChats = false,
  hasOtherWays = false,
  ...options
}: EnquiryFormProps) {
  const { form, view, vacancyId, answer } = options
  const { element, status, setup, handleSubmit } = useEnquiryForm(options)
  const { locale, texts, privacyHref } = view
  const action = plainPath(form, vacancyId)
  const isRefused = status.refused !== undefined
  // The page that it was sent from without script knows the campaign better than a cache.
  const sourceValues = { page: source?.title, link: answer?.values.link || source?.url }
  return (
    <form
      ref={element}
      method="post"
      action={formAction(action, { locale })}
      onSubmit={handleSubmit}
      className="group/form grid gap-4"
    >
      <Honeypot />
      {source &&
        sentFieldsOf(form).map(
          ({ name, kind }) =>
            (kind === 'page' || kind === 'link') && (
              <input key={name} type="hidden" name={name} value={sourceValues[kind]} />
            ),
        )}
      <FormNotice text={status.answered} />
      <FormFields
        form={form}
        texts={texts}
        values={answer?.values}
        errors={status.errors}
        phoneDoubt={status.phoneDoubt}
        positions={positions}
      />
      <FormButtons form={form} view={view} action={action} hasChats={hasChats} status={status} />
      <FormNotice text={status.notice} />
      {isRefused && setup && <OtherWays setup={setup} form={form} isForward />}
      <p role="status" className="sr-only">
        {status.sending && texts.form.sending}
        {!status.sending && isRefused && (
          <>
            {texts.form.tryAgain}. {texts.otherWays}
            {setup && `: ${setup.phone}`}
          </>
        )}
      </p>
      <PrivacyNote texts={texts} href={privacyHref} />
      {hasOtherWays && !isRefused && setup && <OtherWays setup={setup} form={form} />}
    </form>
  )
}
