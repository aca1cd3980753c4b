import { useMessages } from 'next-intl'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { EnquiryTexts, FormView } from './enquiry-setup.ts'

/** The words of all forms, in the language of the page. */
function useEnquiryTexts(): EnquiryTexts {
  const { enquiries, form } = useMessages()
  return { ...enquiries, form }
}

export function useFormView(locale: Locale): FormView {
  const texts = useEnquiryTexts()
  return { locale, texts, privacyHref: localizedPath(locale, PATHS['privacy-policy']()) }
}
