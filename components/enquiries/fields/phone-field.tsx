import { PHONE_ATTRIBUTES } from '#components/ui/field/phone-field-attributes.ts'
import { TextField } from '#components/ui/field/text-field.tsx'
import type { FormFieldsProps } from './form-fields.ts'

interface PhoneFieldProps extends FormFieldsProps {
  /** There is too little of a number in it to be called. */
  isShort: boolean
  /** It may be hidden, where a browser could not say that it is missing. */
  isHideable?: boolean
}

/** A telephone number; it has its mask from what checks and sends the form. */
export function PhoneField({ texts, field, isShort, isHideable = false }: PhoneFieldProps) {
  return (
    <TextField
      label={texts.form.phone}
      hint={isShort ? texts.form.shortPhone : undefined}
      {...PHONE_ATTRIBUTES}
      {...field('phone')}
      required={!isHideable}
      aria-required
    />
  )
}
