import { SendButton } from '@/components/enquiries/fields/send-button'
import { TypeField } from '@/components/enquiries/fields/type-field'
import { PhoneField } from '@/components/ui/phone-field'
import { FormFrame } from './form-frame'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form'

export function WhatsAppForm(options: EnquiryFormOptions) {
  const form = useEnquiryForm('whatsapp', options)
  const { texts } = options.setup
  return (
    <FormFrame form={form} setup={options.setup}>
      <TypeField texts={texts} field={form.field} />
      <PhoneField label={texts.form.phone} {...form.field('phone')} required />
      <SendButton isLoading={form.sending !== undefined}>{texts.form.send}</SendButton>
    </FormFrame>
  )
}
