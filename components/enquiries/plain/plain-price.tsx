import { NameField } from '@/components/enquiries/fields/name-field'
import { PriceFields } from '@/components/enquiries/fields/price-fields'
import { SendButton } from '@/components/enquiries/fields/send-button'
import {
  type FormSource,
  type PlainFormProps,
  PlainFrame,
  PlainPhoneField,
  plainFields,
} from './plain-form'

interface PlainPriceProps extends PlainFormProps {
  source: FormSource
  positions: readonly string[]
}

export function PlainPrice({ source, positions, ...plain }: PlainPriceProps) {
  const { texts, answer } = plain
  const field = plainFields('price', answer)
  return (
    <PlainFrame {...plain} form="price" endpoint="/api/form-cost" source={source}>
      <PriceFields texts={texts} field={field} positions={positions}>
        <div className="grid gap-4 group-has-[[name=contact]_[value='']:checked]/form:hidden">
          <NameField texts={texts} field={field} />
          <PlainPhoneField label={texts.form.phone} {...field('phone')} />
        </div>
      </PriceFields>
      <SendButton>{texts.form.send}</SendButton>
    </PlainFrame>
  )
}
