import { useMessages } from 'next-intl'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category, MenuPage } from '#lib/resources/menus/model.ts'
import type { EnquiryTexts, FormView } from './enquiry-config.ts'

/** The words of all forms, in the language of the page. */
function useEnquiryTexts(): EnquiryTexts {
  const { enquiries, form } = useMessages()
  return { ...enquiries, form }
}

export function useFormView(locale: Locale): FormView {
  const texts = useEnquiryTexts()
  return { locale, texts, privacyHref: localizedPath(locale, PATHS['privacy-policy']()) }
}

/** The staff pages of a menu, each once. */
export function positionsOf(menu: readonly Category[]): MenuPage[] {
  const pages = menu.flatMap((category) => category.pages)
  return [...new Map(pages.map(({ slug, title }) => [slug, { slug, title }])).values()]
}
