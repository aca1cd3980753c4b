import { NameField } from '@/components/enquiries/fields/name-field'
import { SendButton } from '@/components/enquiries/fields/send-button'
import { PhoneField } from '@/components/ui/phone-field'
import { FormFrame } from './form-frame'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form'

export function ApplyForm(options: EnquiryFormOptions) {
  const form = useEnquiryForm('apply', options)
  const { texts } = options.setup
  return (
    <FormFrame form={form} setup={options.setup}>
      <NameField texts={texts} field={form.field} />
      <PhoneField label={texts.form.phone} {...form.field('phone')} required />
      <SendButton isLoading={form.sending !== undefined}>{texts.apply.submit}</SendButton>
    </FormFrame>
  )
}
