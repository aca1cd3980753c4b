import type { EnquiryType } from '#lib/domain/enquiry'
import type { FormFieldsProps } from './form-fields'
import { NameField } from './name-field'
import { TypeField } from './type-field'

interface CallbackFieldsProps extends FormFieldsProps {
  /** Where it is known, it is not asked for. */
  knownType?: EnquiryType
}

export function CallbackFields({ texts, field, Phone, knownType }: CallbackFieldsProps) {
  return (
    <>
      {knownType ? (
        <input type="hidden" name="type" value={knownType} />
      ) : (
        <TypeField texts={texts} field={field} />
      )}
      <NameField texts={texts} field={field} />
      <Phone label={texts.form.phone} {...field('phone')} required />
    </>
  )
}
