import type { Locale } from '#lib/i18n/locales.ts'
import type { RefusedStatus } from './result.ts'

type Messages = Record<RefusedStatus | 422, string>

export const PROBLEM_MESSAGES: Record<Locale, Messages> = {
  en: {
    400: 'The request cannot be read',
    403: 'The request comes from another site',
    405: 'This address takes only POST',
    408: 'The request took too long to arrive',
    409: 'Another enquiry has been sent under this key',
    413: 'The enquiry is too long',
    415: 'The request is in a format that is not taken here',
    422: 'Some fields need another look',
    429: 'Too many enquiries have come from this address. Please try again later',
    503: 'The enquiry could not be taken just now. Please try again',
  },
  ru: {
    400: 'Запрос не удалось прочитать',
    403: 'Запрос пришёл с другого сайта',
    405: 'Этот адрес принимает только POST',
    408: 'Запрос передавался слишком долго',
    409: 'С этим ключом уже отправлено другое обращение',
    413: 'Обращение слишком длинное',
    415: 'Запрос в формате, который здесь не принимается',
    422: 'Проверьте отмеченные поля',
    429: 'С этого адреса пришло слишком много обращений. Попробуйте позже',
    503: 'Обращение сейчас не удалось принять. Попробуйте ещё раз',
  },
}
