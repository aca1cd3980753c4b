import { createStore } from '#components/ui/browser/store.ts'
import type { FormTerms } from '#lib/enquiries/forms/definition.ts'
import type { ChoiceTitles } from '#lib/enquiries/forms/forms.ts'
import type { ChatApp } from '#lib/enquiries/messenger-chat.ts'
import type { Messages } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { MenuPage } from '#lib/resources/menus/model.ts'
import type { Messengers } from '#lib/resources/settings/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

/** As they stand in the messages: the browser fills in what is in braces by itself. */
export type EnquiryTexts = Messages['enquiries'] & {
  form: Messages['form'] & { choices: ChoiceTitles }
}

/** What a page tells its forms of the site, in its language. */
export interface SiteConfig {
  locale: Locale
  /** Where the words of the windows are had from. */
  wordsHref: string
  /** Said where a window cannot be opened, and so without its words. */
  unopened: { text: string; close: string }
  /** The staff pages, among which a position is chosen. */
  positions: readonly MenuPage[]
  siteName: string
  /** In the language in which the WhatsApp form writes, whatever the page is in. */
  whatsappSiteName: string
  /** Of the office, for those who would rather call. */
  phone: string
  phoneHref: string
  /** Absent where they are not known: no way to a chat is offered then. */
  messengers?: Messengers
  privacyHref: string
  /** Where the public API and the jobs service are; empty is the site itself. */
  baseUrls: { main: string; jobs: string }
}

/** Known once the page's host has told it. */
export const configStore = createStore<SiteConfig | undefined>(undefined)

/** What a window says, and under which terms: it comes with the wish for one. */
export interface WindowWords {
  texts: EnquiryTexts
  terms: FormTerms
}

export type WindowConfig = SiteConfig & WindowWords

/** What any form says. */
export type FormTexts = Pick<
  EnquiryTexts,
  'sent' | 'problems' | 'otherWays' | 'messengers' | 'privacy' | 'form'
>

/** What a form shows of the site from the start, in its page or in its window. */
export interface FormView {
  locale: Locale
  texts: FormTexts
  /** What its own buttons say. */
  buttons: { submit: string } & Partial<Record<ChatApp, string>>
  privacyHref: string
  terms: FormTerms
}

/** All that a form acts on. */
export type EnquiryConfig = SiteConfig & FormView

/** The page that a form stands in, as the office is told of one that is sent without script. */
export interface FormSource {
  title: string
  /** Absolute. */
  url: string
}

/** What an application shows of its vacancy from the start; its texts come when it opens. */
export interface VacancySummary extends Pick<Vacancy, 'id' | 'title' | 'closesAt' | 'sum'> {
  place: string
}
