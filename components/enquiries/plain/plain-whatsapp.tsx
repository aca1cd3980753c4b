import { TypeField } from '@/components/enquiries/fields/type-field'
import { Button } from '@/components/ui/button'
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
      <Button type="submit">{texts.form.send}</Button>
    </PlainFrame>
  )
}
