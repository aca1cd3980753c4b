import { TextField } from '@/components/ui/text-field'
import type { FormFieldsProps } from './form-fields'
import { MAX_LENGTHS } from './form-values'

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
