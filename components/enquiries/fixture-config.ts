import { MESSAGES } from '#lib/i18n/languages.ts'
import type { WindowConfig } from './enquiry-config.ts'

const SITE_NAMES = { en: 'Aldermere', ru: 'Олдермир' }
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

export function sampleConfig(locale: keyof typeof POSITIONS = 'en'): WindowConfig {
  const { enquiries, form } = MESSAGES[locale]
  return {
    locale,
    wordsHref: `/api/form-words?of=${locale}`,
    unopened: { text: enquiries.problems.unopened, close: enquiries.close },
    texts: { ...enquiries, form },
    positions: POSITIONS[locale],
    siteName: SITE_NAMES[locale],
    whatsappSiteName: SITE_NAMES.ru,
    phone: '+44 20 7946 0011',
    phoneHref: 'tel:+442079460011',
    messengers: {
      whatsappStaff: '447700900123',
      whatsappJob: '447700900456',
      telegram: 'aldermere_demo',
      caseStaff: 'S-1001',
      caseJob: 'J-2001',
    },
    privacyHref: '/privacy-policy',
    terms: { version: '' },
    baseUrls: { main: '', jobs: '' },
  }
}
