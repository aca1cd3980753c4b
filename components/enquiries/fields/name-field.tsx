import { TextField } from '#components/ui/field/text-field.tsx'
import type { FormFieldsProps } from './form-fields.ts'
import { MAX_LENGTHS } from './form-values.ts'

interface NameFieldProps extends FormFieldsProps {
  /** It may be hidden, where a browser could not say that it is missing. */
  isHideable?: boolean
}

export function NameField({ texts, field, isHideable = false }: NameFieldProps) {
  return (
    <TextField
      label={texts.form.name}
      autoComplete="name"
      maxLength={MAX_LENGTHS.name}
      {...field('name')}
      required={!isHideable}
      aria-required
    />
  )
}
