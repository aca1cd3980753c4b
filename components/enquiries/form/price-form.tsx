'use client'

import type { FormSource } from '#components/enquiries/enquiry-setup.ts'
import { PriceFields } from '#components/enquiries/fields/price-fields.tsx'
import { SendButton } from '#components/enquiries/fields/send-button.tsx'
import { FormFrame } from './form-frame.tsx'
import { type EnquiryFormProps, useEnquiryForm } from './use-enquiry-form.ts'

interface PriceFormProps extends EnquiryFormProps {
  source?: FormSource
  /** The titles of the staff pages. */
  positions: readonly string[]
}

export function PriceForm({ source, positions, ...props }: PriceFormProps) {
  const form = useEnquiryForm('price', props)
  const { texts } = props.view
  return (
    <FormFrame form={form} endpoint="/api/form-cost" source={source}>
      <PriceFields
        texts={texts}
        field={form.field}
        positions={positions}
        phoneDoubt={form.status.phoneDoubt}
      />
      <SendButton isLoading={form.status.sending !== undefined}>
        {form.buttonText('send', texts.form.send)}
      </SendButton>
    </FormFrame>
  )
}
