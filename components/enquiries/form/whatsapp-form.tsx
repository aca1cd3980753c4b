'use client'

import type { FormSource } from '#components/enquiries/enquiry-setup.ts'
import { PhoneField } from '#components/enquiries/fields/phone-field.tsx'
import { SendButton } from '#components/enquiries/fields/send-button.tsx'
import { TypeField } from '#components/enquiries/fields/type-field.tsx'
import { CALLBACK_ENDPOINT } from './callback-form.tsx'
import { FormFrame } from './form-frame.tsx'
import { type EnquiryFormProps, useEnquiryForm } from './use-enquiry-form.ts'

interface WhatsAppFormProps extends EnquiryFormProps {
  source?: FormSource
}

export function WhatsAppForm({ source, ...props }: WhatsAppFormProps) {
  const form = useEnquiryForm('whatsapp', props)
  const { texts } = props.view
  return (
    <FormFrame form={form} endpoint={CALLBACK_ENDPOINT} source={source}>
      <TypeField texts={texts} field={form.field} />
      <PhoneField texts={texts} field={form.field} doubt={form.status.phoneDoubt} />
      <SendButton isLoading={form.status.sending !== undefined}>
        {form.buttonText('send', texts.form.send)}
      </SendButton>
    </FormFrame>
  )
}
