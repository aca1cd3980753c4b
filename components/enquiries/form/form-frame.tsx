import type { ReactNode } from 'react'
import { OtherWays } from '#components/enquiries/dialog/other-ways.tsx'
import type { FormSource } from '#components/enquiries/enquiry-setup.ts'
import { FormNotice } from '#components/enquiries/fields/form-notice.tsx'
import { Honeypot } from '#components/enquiries/fields/honeypot.tsx'
import { PrivacyNote } from '#components/enquiries/fields/privacy-note.tsx'
import { formAction } from '#lib/enquiries/no-js-response.ts'
import type { EnquiryFormState } from './use-enquiry-form.ts'

interface FormFrameProps {
  form: EnquiryFormState
  /** Where it goes without script. */
  endpoint: string
  source?: FormSource
  children: ReactNode
}

/** What stands around the fields and the buttons of a form. */
export function FormFrame({ form, endpoint, source, children }: FormFrameProps) {
  const { view, status, setup, kind } = form
  const { locale, texts, privacyHref } = view
  const isRefused = status.refused !== undefined
  return (
    <form
      ref={form.element}
      method="post"
      action={formAction(endpoint, { locale })}
      onSubmit={form.handleSubmit}
      className="group/form grid gap-4"
    >
      <Honeypot />
      {source && (
        <>
          <input type="hidden" name="page" value={source.title} />
          <input type="hidden" name="link" value={form.answeredLink || source.url} />
        </>
      )}
      <FormNotice text={status.answered} />
      {children}
      <FormNotice text={status.notice} />
      {isRefused && setup && <OtherWays setup={setup} form={kind} isForward />}
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
      {form.hasOtherWays && !isRefused && setup && <OtherWays setup={setup} form={kind} />}
    </form>
  )
}
