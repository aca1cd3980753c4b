import type { EnquiryForm } from '#lib/enquiries/model.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface MailTexts {
  forms: Record<EnquiryForm, string>
  fields: ReadonlyMap<string, string>
  /** Of a choice, by `field.value`. */
  choices: ReadonlyMap<string, string>
  languages: Record<Locale, string>
  language: string
  vacancy: string
  accepted: string
  suspicious: string
  suspiciousWhy: string
}

export const MAIL_TEXTS: Record<Locale, MailTexts> = {
  en: {
    forms: {
      callback: 'Callback request',
      price: 'Price request',
      whatsapp: 'WhatsApp request',
      apply: 'Application for a vacancy',
    },
    fields: new Map([
      ['type', 'Purpose'],
      ['name', 'Name'],
      ['phone', 'Phone'],
      ['contact', 'Contact by'],
      ['position', 'Position'],
      ['location', 'Location'],
      ['schedule', 'Schedule'],
      ['page', 'Sent from the page'],
      ['link', 'Address of the page'],
    ]),
    choices: new Map([
      ['type.staff', 'needs staff'],
      ['type.job', 'is looking for work'],
      ['contact.phone', 'phone'],
      ['contact.whatsapp', 'WhatsApp'],
      ['contact.telegram', 'Telegram'],
    ]),
    languages: { en: 'English', ru: 'Russian' },
    language: 'Language of the visitor',
    vacancy: 'Vacancy',
    accepted: 'Accepted',
    suspicious: 'suspicious',
    suspiciousWhy: 'May be spam: it was filled in too fast, or in a field that people do not see.',
  },
  ru: {
    forms: {
      callback: 'Заявка на звонок',
      price: 'Запрос стоимости',
      whatsapp: 'Запрос связи в WhatsApp',
      apply: 'Отклик на вакансию',
    },
    fields: new Map([
      ['type', 'Цель'],
      ['name', 'Имя'],
      ['phone', 'Телефон'],
      ['contact', 'Способ связи'],
      ['position', 'Должность'],
      ['location', 'Место работы'],
      ['schedule', 'График'],
      ['page', 'Отправлено со страницы'],
      ['link', 'Адрес страницы'],
    ]),
    choices: new Map([
      ['type.staff', 'нужен персонал'],
      ['type.job', 'ищет работу'],
      ['contact.phone', 'телефон'],
      ['contact.whatsapp', 'WhatsApp'],
      ['contact.telegram', 'Telegram'],
    ]),
    languages: { en: 'английский', ru: 'русский' },
    language: 'Язык посетителя',
    vacancy: 'Вакансия',
    accepted: 'Принято',
    suspicious: 'подозрительно',
    suspiciousWhy:
      'Возможно, спам: форма заполнена слишком быстро или заполнено поле, которого люди не видят.',
  },
}
