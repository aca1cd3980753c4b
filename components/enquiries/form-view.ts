import { formWords } from '#lib/enquiries/form-words.ts'
import type { FormName } from '#lib/enquiries/forms/forms.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category, MenuPage } from '#lib/resources/menus/model.ts'
import type { FormTexts, FormView, WindowWords } from './enquiry-config.ts'

/** What the forms of a page show: only what they say themselves is sent along with it. */
export function createFormView(locale: Locale, words: WindowWords = formWords(locale)) {
  const { sent, problems, otherWays, messengers, privacy, form: fields } = words.texts
  // One object for all of them, which the payload holds once.
  const texts: FormTexts = { sent, problems, otherWays, messengers, privacy, form: fields }
  return (form: FormName): FormView => {
    const { submit, whatsapp, telegram }: FormView['buttons'] = words.texts[form]
    return {
      locale,
      texts,
      buttons: { submit, whatsapp, telegram },
      privacyHref: localizedPath(locale, PATHS['privacy-policy']()),
      terms: words.terms,
    }
  }
}

/** The staff pages of a menu, each once. */
export function positionsOf(menu: readonly Category[]): MenuPage[] {
  const pages = menu.flatMap((category) => category.pages)
  return [...new Map(pages.map((page) => [page.slug, page])).values()]
}
