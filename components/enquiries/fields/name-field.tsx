import { TextField } from '@/components/ui/text-field'
import type { FormFieldsProps } from './form-fields'
import { MAX_LENGTHS } from './form-values'

export function NameField({ texts, field }: Omit<FormFieldsProps, 'Phone'>) {
  return (
    <TextField
      label={texts.form.name}
      autoComplete="name"
      maxLength={MAX_LENGTHS.name}
      {...field('name')}
      required
    />
  )
}
