import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FLASH_PARAMETER } from '#lib/i18n/pages.ts'
import { type FormName, noJsPath } from './forms/forms.ts'
import type { ChatApp } from './messenger-chat.ts'
import type { SentEnquiry } from './sent-facts.ts'

/** The query parameters of a form's action: the page's language, the chat to go on to. */
export const LANGUAGE_PARAMETER = 'lang'
export const CHAT_PARAMETER = 'chat'
/** That a price was asked for by the letter, where its answer is shown then. */
export const LETTER_PARAMETER = 'letter'

/** What became of a form that was sent without script. */
export interface EnquiryFlash {
  form: FormName
  /** `failed`: it could not be stored, and may be sent again; `limited`: too many were sent. */
  outcome: 'accepted' | 'rejected' | 'failed' | 'limited'
  /** Of an accepted enquiry. */
  sent?: SentEnquiry
  /** What the visitor typed, by field, so that nothing is lost; empty once it is accepted. */
  values: Readonly<Record<string, string>>
  /** The first message of a field, by field; a field that the form does not have included. */
  errors: Readonly<Record<string, string>>
}

/** The status of the page that shows it: a form that comes back was not taken. */
export function flashStatus(flash: EnquiryFlash | undefined): number {
  return flash ? STATUSES[flash.outcome] : 200
}

const STATUSES: Record<EnquiryFlash['outcome'], number> = {
  accepted: 200,
  rejected: 422,
  failed: 503,
  limited: 429,
}

export interface FormPlace {
  form: FormName
  locale: Locale
  /** Of an application. */
  vacancyId?: string
  /** Of a price: it was asked for by the letter. */
  isLetter?: boolean
}

/** The fixed address of a form that works without script, where its flash is shown. */
export function formAddress(place: FormPlace, flashId?: string): string {
  const { form, locale } = place
  const path = pathOf(place)
  const query = flashId ? `?${FLASH_PARAMETER}=${encodeURIComponent(flashId)}` : ''
  return `${localizedPath(locale, path)}${query}#${form}`
}

function pathOf({ form, vacancyId = '', isLetter = false }: FormPlace): string {
  if (form === 'apply') return PATHS.vacancy(vacancyId)
  return form === 'price' && isLetter ? PATHS.brief() : PATHS.contacts()
}

/** Where a form that works without script is sent; `chat` is for a button of its own. */
export function formAction(
  endpoint: string,
  { locale, chat }: { locale: Locale; chat?: ChatApp },
): string {
  const query = new URLSearchParams({ [LANGUAGE_PARAMETER]: locale })
  if (chat) query.set(CHAT_PARAMETER, chat)
  return `${endpoint}?${query}`
}

/** Where the letter is sent without script. */
export function letterAction(locale: Locale): string {
  return `${formAction(noJsPath('price'), { locale })}&${LETTER_PARAMETER}=1`
}
