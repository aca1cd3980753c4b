import type { ChatApp } from '#lib/enquiries/messenger-chat.ts'
import type { EnquiryForm } from '#lib/enquiries/model.ts'
import {
  CHAT_PARAMETER,
  type FormPlace,
  LANGUAGE_PARAMETER,
} from '#lib/enquiries/no-js-response.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isLocale } from '#lib/i18n/locales.ts'
import { normalizePhone } from '#lib/text/phone.ts'
import type { FormMatch } from './find-form.ts'

/** A form that was sent without script, as its address and its body tell. */
export interface PlainForm extends FormPlace {
  chat: ChatApp | undefined
}

/** The fields that a person fills in, by form; a browser leaves out a choice that was not made. */
const CHOICES = {
  callback: [],
  whatsapp: [],
  price: ['position', 'location', 'schedule'],
  apply: [],
}

/** Says which form was sent: the two of one endpoint differ in the name, which one does not have. */
export function plainFormOf(
  match: FormMatch,
  body: Record<string, unknown>,
  { search, language }: { search: URLSearchParams; language: Locale },
): PlainForm {
  const form = formOf(match, body)
  const stated = search.get(LANGUAGE_PARAMETER)
  return {
    form,
    locale: isLocale(stated) ? stated : language,
    vacancyId: match.vacancyId,
    chat: chatOf(form, search.get(CHAT_PARAMETER)),
  }
}

/** A form has one fixed address, so what is chosen in it decides which endpoint is meant. */
export function endpointOf(match: FormMatch, body: Record<string, unknown>): FormMatch {
  if (match.body !== 'StaffForm' && match.body !== 'JobForm') return match
  if (body.type === 'job') return { ...match, body: 'JobForm', path: '/api/form-job' }
  if (body.type === 'staff') return { ...match, body: 'StaffForm', path: '/api/form-staff' }
  return match
}

/** What a browser would have sent with script: choices left open, the phone as it is dialled. */
export function completed({ form, locale }: PlainForm, body: Record<string, unknown>) {
  const open = Object.fromEntries(CHOICES[form].map((name) => [name, '']))
  const { phone } = body
  const dialled = typeof phone === 'string' ? { phone: normalizePhone(phone, locale) } : {}
  return { ...open, ...body, ...dialled }
}

export function formOf({ body: schema }: FormMatch, body: unknown): EnquiryForm {
  if (schema === 'CostForm') return 'price'
  if (schema === 'ApplicationForm') return 'apply'
  return Object.hasOwn(Object(body), 'name') ? 'callback' : 'whatsapp'
}

function chatOf(form: EnquiryForm, stated: string | null): ChatApp | undefined {
  if (form === 'whatsapp') return 'whatsapp'
  if (form !== 'callback') return undefined
  return stated === 'whatsapp' || stated === 'telegram' ? stated : undefined
}
