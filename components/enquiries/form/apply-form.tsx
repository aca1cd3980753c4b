'use client'

import { NameField } from '#components/enquiries/fields/name-field.tsx'
import { PhoneField } from '#components/enquiries/fields/phone-field.tsx'
import { SendButton } from '#components/enquiries/fields/send-button.tsx'
import { FormFrame } from './form-frame.tsx'
import { type EnquiryFormProps, useEnquiryForm } from './use-enquiry-form.ts'

interface ApplyFormProps extends EnquiryFormProps {
  vacancyId: string
}

export function ApplyForm({ vacancyId, ...props }: ApplyFormProps) {
  const form = useEnquiryForm('apply', props, vacancyId)
  const { texts } = props.view
  return (
    <FormFrame form={form} endpoint={`/api/vacancies/${encodeURIComponent(vacancyId)}/apply`}>
      <NameField texts={texts} field={form.field} />
      <PhoneField texts={texts} field={form.field} doubt={form.status.phoneDoubt} />
      <SendButton isLoading={form.status.sending !== undefined}>
        {form.buttonText('send', texts.apply.submit)}
      </SendButton>
    </FormFrame>
  )
}
