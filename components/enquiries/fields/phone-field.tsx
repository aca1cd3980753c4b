import { PHONE_ATTRIBUTES } from '#components/ui/field/phone-field-attributes.ts'
import { TextField } from '#components/ui/field/text-field.tsx'
import type { PhoneDoubt } from '#lib/text/phone.ts'
import type { FormFieldsProps } from './form-fields.ts'

interface PhoneFieldProps extends FormFieldsProps {
  /** Why the number in it could hardly be called. */
  doubt: PhoneDoubt | undefined
  /** It may be hidden, where a browser could not say that it is missing. */
  isHideable?: boolean
}

/** A telephone number; it has its mask from what checks and sends the form. */
export function PhoneField({ texts, field, doubt, isHideable = false }: PhoneFieldProps) {
  const hints = { short: texts.form.shortPhone, domestic: texts.form.domesticPhone }
  return (
    <TextField
      label={texts.form.phone}
      hint={doubt && hints[doubt]}
      {...PHONE_ATTRIBUTES}
      {...field('phone')}
      required={!isHideable}
      aria-required
    />
  )
}
