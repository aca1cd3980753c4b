import type { Locale } from '#lib/i18n/locales.ts'

interface FieldMessages {
  required: string
  phone: string
  invalid: string
  unknown: string
  tooLong(max: number): string
}

/** What is said under a field of a form. */
export const FIELD_MESSAGES: Record<Locale, FieldMessages> = {
  en: {
    required: 'This field is required',
    phone: 'Enter the number with its country code: + and up to 15 digits',
    invalid: 'This value is not valid',
    unknown: 'This form has no such field',
    tooLong: (max) => `At most ${max} characters`,
  },
  ru: {
    required: 'Обязательное поле',
    phone: 'Введите номер с кодом страны: + и не более 15 цифр',
    invalid: 'Недопустимое значение',
    unknown: 'В этой форме нет такого поля',
    tooLong: (max) => `Не более ${max} символов`,
  },
}
