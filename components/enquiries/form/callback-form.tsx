'use client'

import type { FormSource } from '#components/enquiries/enquiry-setup.ts'
import { CallbackButtons } from '#components/enquiries/fields/callback-buttons.tsx'
import { NameField } from '#components/enquiries/fields/name-field.tsx'
import { PhoneField } from '#components/enquiries/fields/phone-field.tsx'
import { TypeField } from '#components/enquiries/fields/type-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { type EnquiryFormProps, useEnquiryForm } from './use-enquiry-form.ts'

/** One address for both choices: without script the server looks at the choice itself. */
export const CALLBACK_ENDPOINT = '/api/form-staff'

interface CallbackFormProps extends EnquiryFormProps {
  source?: FormSource
  /** Whether the site knows its messengers. */
  hasChats: boolean
}

export function CallbackForm({ source, hasChats, ...props }: CallbackFormProps) {
  const form = useEnquiryForm('callback', props)
  const { texts, locale } = props.view
  return (
    <FormFrame form={form} endpoint={CALLBACK_ENDPOINT} source={source}>
      <TypeField texts={texts} field={form.field} />
      <NameField texts={texts} field={form.field} />
      <PhoneField texts={texts} field={form.field} doubt={form.status.phoneDoubt} />
      <CallbackButtons
        texts={texts}
        hasChats={hasChats}
        sending={form.status.sending}
        textOf={form.buttonText}
        plain={{ endpoint: CALLBACK_ENDPOINT, locale }}
      />
    </FormFrame>
  )
}
