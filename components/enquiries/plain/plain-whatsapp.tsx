import { SendButton } from '@/components/enquiries/fields/send-button'
import { TypeField } from '@/components/enquiries/fields/type-field'
import { CALLBACK_ENDPOINT } from './plain-callback'
import {
  type FormSource,
  type PlainFormProps,
  PlainFrame,
  PlainPhoneField,
  plainFields,
} from './plain-form'

export function PlainWhatsApp({ source, ...plain }: PlainFormProps & { source: FormSource }) {
  const { texts, answer } = plain
  const field = plainFields('whatsapp', answer)
  return (
    <PlainFrame {...plain} form="whatsapp" endpoint={CALLBACK_ENDPOINT} source={source}>
      <TypeField texts={texts} field={field} />
      <PlainPhoneField label={texts.form.phone} {...field('phone')} required />
      <SendButton>{texts.form.send}</SendButton>
    </PlainFrame>
  )
}
