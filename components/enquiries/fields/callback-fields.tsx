import type { FormFieldsProps } from './form-fields'
import { NameField } from './name-field'
import { TypeField } from './type-field'

export function CallbackFields({ texts, field, Phone }: FormFieldsProps) {
  return (
    <>
      <TypeField texts={texts} field={field} />
      <NameField texts={texts} field={field} />
      <Phone label={texts.form.phone} {...field('phone')} required />
    </>
  )
}
