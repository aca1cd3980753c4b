import {
  CHAT_PARAMETER,
  type FormPlace,
  LANGUAGE_PARAMETER,
  LETTER_PARAMETER,
} from '#lib/enquiries/flash.ts'
import { chatModeOf, type FormName, sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { type ChatApp, isChatApp } from '#lib/enquiries/messenger-chat.ts'
import { isLocale, type Locale } from '#lib/i18n/locales.ts'
import { normalizePhone } from '#lib/text/phone.ts'
import { type FormMatch, formOf } from './find-form.ts'

/** A form that was sent without script, as its address and its body tell. */
export interface NoJsForm extends FormPlace {
  chat: ChatApp | undefined
}

export function noJsFormOf(
  match: FormMatch,
  body: Record<string, unknown>,
  { search, language }: { search: URLSearchParams; language: Locale },
): NoJsForm {
  const form = formOf(match, body)
  const stated = search.get(LANGUAGE_PARAMETER)
  return {
    form,
    locale: isLocale(stated) ? stated : language,
    vacancyId: match.vacancyId,
    isLetter: search.has(LETTER_PARAMETER),
    chat: chatOf(form, search.get(CHAT_PARAMETER)),
  }
}

/**
 * What a browser would have sent with script: the fields that may be empty, of which it leaves out
 * a choice that was not made, and the phone as it is dialled.
 */
export function completed({ form, locale }: NoJsForm, body: Record<string, unknown>) {
  const fields = sentFieldsOf(form)
  const optional = fields.filter(({ isOptional }) => isOptional).map(({ name }) => [name, ''])
  const dialled = fields.flatMap(({ name, kind }): [string, string][] => {
    const value = body[name]
    return kind === 'phone' && typeof value === 'string'
      ? [[name, normalizePhone(value, locale)]]
      : []
  })
  return { ...Object.fromEntries(optional), ...body, ...Object.fromEntries(dialled) }
}

function chatOf(form: FormName, stated: string | null): ChatApp | undefined {
  const chat = chatModeOf(form)
  if (chat === 'whatsapp') return chat
  return chat === 'offered' && isChatApp(stated) ? stated : undefined
}
