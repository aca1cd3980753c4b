import type { ComponentType } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { EnquiryTexts } from '@/components/enquiries/enquiry-setup'
import type { TextFieldProps } from '@/components/ui/text-field'
import type { FieldName } from './form-values'

/** What ties a field to its form; without script a name and the value that it begins with. */
export interface FieldBinding
  extends Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> {
  name: string
  defaultValue?: string
  error?: string
}

/** What the fields of a form need, be it one with script or one without. */
export interface FormFieldsProps {
  texts: EnquiryTexts
  field: (name: FieldName) => FieldBinding
  /** The phone field, which has a mask where there is script. */
  Phone: ComponentType<TextFieldProps>
}
