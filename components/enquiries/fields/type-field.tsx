import { ChoiceField } from '#components/ui/field/choice-field.tsx'
import { ENQUIRY_TYPES } from '#lib/enquiries/model.ts'
import type { FormFieldsProps } from './form-fields.ts'

/** Whether staff or work is wanted. */
export function TypeField({ texts, field }: FormFieldsProps) {
  const { type, types } = texts.form
  const options = ENQUIRY_TYPES.map((value) => ({ value, title: types[value] }))
  return <ChoiceField label={type} options={options} {...field('type')} required />
}
