import type { Locale } from '#lib/i18n/locales.ts'
import en from '#messages/en.json'
import ru from '#messages/ru.json'
import type { EnquirySetup } from './enquiry-setup.ts'

const MESSAGES = { en, ru }
const POSITIONS = {
  en: [
    { slug: 'nanny', title: 'Nanny' },
    { slug: 'chef', title: 'Private chef' },
  ],
  ru: [
    { slug: 'nanny', title: 'Няня' },
    { slug: 'chef', title: 'Повар' },
  ],
}

export function sampleSetup(locale: Locale = 'en'): EnquirySetup {
  const { enquiries, form } = MESSAGES[locale]
  return {
    locale,
    texts: { ...enquiries, form },
    positions: POSITIONS[locale],
    siteNames: { en: 'Aldermere', ru: 'Олдермир' },
    phone: '+44 20 7946 0011',
    messengers: {
      whatsappStaff: '447700900123',
      whatsappJob: '447700900456',
      telegram: 'aldermere_demo',
      caseStaff: 'S-1001',
      caseJob: 'J-2001',
    },
    privacyHref: '/privacy-policy',
    baseUrls: { main: '', jobs: '' },
  }
}
