import { useWatch } from 'react-hook-form'
import { NameField } from '@/components/enquiries/fields/name-field'
import { PriceFields } from '@/components/enquiries/fields/price-fields'
import { SendButton } from '@/components/enquiries/fields/send-button'
import { PhoneField } from '@/components/ui/phone-field'
import { FormFrame } from './form-frame'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form'

export function PriceForm(options: EnquiryFormOptions) {
  const form = useEnquiryForm('price', options)
  const { texts, positions } = options.setup
  const [position, contact] = useWatch({ control: form.control, name: ['position', 'contact'] })
  const titles = positions.map(({ title }) => title)
  return (
    <FormFrame form={form} setup={options.setup}>
      <PriceFields
        texts={texts}
        field={form.field}
        // What was chosen on another page, or in another country, stays a choice.
        positions={position && !titles.includes(position) ? [...titles, position] : titles}
      >
        {contact && (
          <>
            <NameField texts={texts} field={form.field} />
            <PhoneField label={texts.form.phone} {...form.field('phone')} required />
          </>
        )}
      </PriceFields>
      <SendButton isLoading={form.sending !== undefined}>{texts.form.send}</SendButton>
    </FormFrame>
  )
}
