import { ENQUIRY_TYPES } from '#lib/domain/enquiry'
import { ChoiceField } from '@/components/ui/choice-field'
import type { FormFieldsProps } from './form-fields'

/** Whether staff or work is wanted. */
export function TypeField({ texts, field }: FormFieldsProps) {
  const { type, types } = texts.form
  const options = ENQUIRY_TYPES.map((value) => ({ value, title: types[value] }))
  return <ChoiceField label={type} options={options} {...field('type')} required />
}
