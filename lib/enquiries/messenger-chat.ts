import type { EnquiryType } from '#lib/enquiries/forms/definition.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import type { Messengers } from '#lib/resources/settings/model.ts'

/** The WhatsApp form writes in it whatever the page is in: the agency answers there in Russian. */
export const WHATSAPP_FORM_LOCALE: Locale = 'ru'

export const CHAT_APPS = ['whatsapp', 'telegram'] as const
export type ChatApp = (typeof CHAT_APPS)[number]

interface Chat {
  app: ChatApp
  type: EnquiryType
  /** Of the text; the WhatsApp form's is always Russian. */
  locale: Locale
  /** The site's name in that language. */
  siteName: string
  messengers: Messengers
}

export function isChatApp(value: unknown): value is ChatApp {
  return CHAT_APPS.some((app) => app === value)
}

/** The chat that a visitor is sent to once the enquiry is accepted, with its text filled in. */
export function chatHref({ app, type, locale, siteName, messengers }: Chat): string {
  const caseReference = type === 'staff' ? messengers.caseStaff : messengers.caseJob
  const words = LANGUAGES[locale].chat[type]
    .replace('{reference}', () => caseReference)
    .replace('{site}', () => siteName)
  const text = encodeURIComponent(words)
  if (app === 'telegram') return `https://t.me/${messengers.telegram}?text=${text}`
  const digits = type === 'staff' ? messengers.whatsappStaff : messengers.whatsappJob
  return `https://wa.me/${digits}?text=${text}`
}
