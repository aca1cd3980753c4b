import type { ReactNode } from 'react'
import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'
import { FormNotice } from '@/components/enquiries/fields/form-notice'
import { Honeypot } from '@/components/enquiries/fields/honeypot'
import { PrivacyNote } from '@/components/enquiries/fields/privacy-note'
import type { EnquiryFormState } from './use-enquiry-form'

interface FormFrameProps {
  form: EnquiryFormState
  setup: EnquirySetup
  children: ReactNode
}

/** A form with script: what stands around its fields and its buttons. */
export function FormFrame({ form, setup, children }: FormFrameProps) {
  const { texts, privacyHref } = setup
  return (
    <form noValidate onSubmit={form.handleFormSubmit} className="grid gap-4">
      <Honeypot />
      {children}
      <FormNotice text={form.notice} />
      <p role="status" className="sr-only">
        {form.sending && texts.form.sending}
      </p>
      <PrivacyNote texts={texts} href={privacyHref} />
    </form>
  )
}
