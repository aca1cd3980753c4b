import type { Locale } from '#lib/i18n/locales.ts'
import type { Messengers } from '#lib/resources/settings/model.ts'
import type { EnquiryType } from './model.ts'

export type ChatApp = 'whatsapp' | 'telegram'

interface Chat {
  app: ChatApp
  type: EnquiryType
  /** Of the text; the WhatsApp form's is always Russian. */
  locale: Locale
  /** The site's name in that language. */
  siteName: string
  messengers: Messengers
}

/** The chat that a visitor is sent to once the enquiry is accepted, with its text filled in. */
export function chatHref({ app, type, locale, siteName, messengers }: Chat): string {
  const caseReference = type === 'staff' ? messengers.caseStaff : messengers.caseJob
  const text = encodeURIComponent(TEXTS[locale][type](caseReference, siteName))
  if (app === 'telegram') return `https://t.me/${messengers.telegram}?text=${text}`
  const digits = type === 'staff' ? messengers.whatsappStaff : messengers.whatsappJob
  return `https://wa.me/${digits}?text=${text}`
}

type Text = (caseReference: string, siteName: string) => string

const TEXTS: Record<Locale, Record<EnquiryType, Text>> = {
  en: {
    staff: (reference, site) => `Hello! I need a consultation. Case ${reference}, ${site}`,
    job: (reference, site) => `Hello! I am looking for work. Case ${reference}, ${site}`,
  },
  ru: {
    staff: (reference, site) =>
      `Здравствуйте! Мне нужна консультация. Обращение ${reference}, ${site}`,
    job: (reference, site) => `Здравствуйте! Я ищу работу. Обращение ${reference}, ${site}`,
  },
}
