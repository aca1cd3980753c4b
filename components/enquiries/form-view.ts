import { useMessages } from 'next-intl'
import { useWithin } from '#components/enquiries/promise/within.ts'
import { formTerms } from '#lib/enquiries/terms.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category, MenuPage } from '#lib/resources/menus/model.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import type { EnquiryTexts, FormView } from './enquiry-config.ts'

/** The words of all forms, in the language of the page. */
function useEnquiryTexts(within: string): EnquiryTexts {
  const { enquiries, form } = useMessages()
  const text = enquiries.callback.text.replace('{within}', within)
  return { ...enquiries, callback: { ...enquiries.callback, text }, form }
}

export function useFormView(locale: Locale, offices: readonly Office[] = []): FormView {
  const texts = useEnquiryTexts(useWithin(offices))
  return {
    locale,
    texts,
    privacyHref: localizedPath(locale, PATHS['privacy-policy']()),
    terms: formTerms(locale),
  }
}

/** The staff pages of a menu, each once. */
export function positionsOf(menu: readonly Category[]): MenuPage[] {
  const pages = menu.flatMap((category) => category.pages)
  return [...new Map(pages.map(({ slug, title }) => [slug, { slug, title }])).values()]
}
