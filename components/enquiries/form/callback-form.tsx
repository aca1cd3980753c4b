import type { EnquiryType } from '#lib/domain/enquiry'
import { CallbackButtons } from '@/components/enquiries/fields/callback-buttons'
import { CallbackFields } from '@/components/enquiries/fields/callback-fields'
import { PhoneField } from '@/components/ui/phone-field'
import { FormFrame } from './form-frame'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form'

interface CallbackFormOptions extends EnquiryFormOptions {
  /** Goes without saying then, and is sent without being asked for. */
  knownType?: EnquiryType
}

export function CallbackForm({ knownType, ...options }: CallbackFormOptions) {
  const form = useEnquiryForm('callback', options)
  const { texts, messengers } = options.setup
  return (
    <FormFrame form={form} setup={options.setup}>
      <CallbackFields texts={texts} field={form.field} Phone={PhoneField} knownType={knownType} />
      <CallbackButtons texts={texts} hasChats={messengers !== undefined} sending={form.sending} />
    </FormFrame>
  )
}
