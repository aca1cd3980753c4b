import type { EnquiryTexts } from '#components/enquiries/enquiry-setup.ts'
import type { FieldName } from './form-values.ts'

/** What ties a field to its form: a name, the value that it begins with, and what is said of it. */
export interface FieldBinding {
  name: string
  defaultValue?: string
  error?: string
}

/** What the fields of a form need. */
export interface FormFieldsProps {
  texts: EnquiryTexts
  field: (name: FieldName) => FieldBinding
}
