import { useMessages } from 'next-intl'
import type { EnquiryTexts } from './enquiry-setup'

/** The words of all forms, in the language of the page. */
export function useEnquiryTexts(): EnquiryTexts {
  const { enquiries, form } = useMessages()
  return { ...enquiries, form }
}
