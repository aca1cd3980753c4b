import { type EnquiryType, TYPE_FIELD } from '#lib/enquiries/forms/definition.ts'
import { chatModeOf } from '#lib/enquiries/forms/forms.ts'
import { type ChatApp, chatHref, WHATSAPP_FORM_LOCALE } from '#lib/enquiries/messenger-chat.ts'
import { ownLink, withReferrerQuery } from '#lib/enquiries/page-link.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Messengers } from '#lib/resources/settings/model.ts'
import { checkBody, ownFields } from './check-body.ts'
import { dedupeKeysOf } from './dedupe-key.ts'
import { matchChosen } from './find-form.ts'
import { completed, type NoJsForm, noJsFormOf } from './no-js-form.ts'
import { redirectNoJs } from './no-js-redirect.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Incoming, Result } from './submission.ts'
import type { Submit } from './submit.ts'

/** What a link to a chat is made of; undefined where the messengers are not known now. */
export type Chats = (
  locale: Locale,
) => Promise<{ siteName: string; messengers?: Messengers } | undefined>

export interface NoJsOptions {
  submit: Submit
  rateLimit: RateLimit
  chats: Chats
}

/** Takes a form that was sent by a browser without script. */
export async function receiveNoJs(
  incoming: Incoming & { search: URLSearchParams },
  { submit, rateLimit, chats }: NoJsOptions,
): Promise<Response> {
  const { search, address, isOwnHost } = incoming
  const body = typedFields(incoming)
  const form = noJsFormOf(incoming.match, body, { search, language: incoming.language })
  const { website, elapsed_ms, terms, ...typed } = body

  const checked = checkBody(completed(form, body), {
    match: matchChosen(incoming.match, body),
    language: form.locale,
    isOwnHost,
    terms: incoming.termsIn(form.locale),
  })
  if ('kind' in checked) {
    // Its answer is kept here, so it counts; with script nothing is kept of what is not valid.
    const retryAfterS = await rateLimit.take(address)
    const result: Result = retryAfterS ? { kind: 'refused', status: 429, retryAfterS } : checked
    return redirectNoJs(result, { form, body: typed }, incoming)
  }
  const result = await submit(
    { ...checked, ...dedupeKeysOf(null, checked.bodyHash, address) },
    address,
  )
  const isOn = result.kind === 'accepted'
  const chatHref = isOn ? await findChat(form, checked.fields.type, chats) : undefined
  return redirectNoJs(result, { form, body: typed, chatHref }, incoming)
}

/** A browser's extensions put in fields of their own. */
function typedFields({ value, match, headers, isOwnHost }: Incoming): Record<string, unknown> {
  const body = ownFields(value, match)
  if (typeof body.link !== 'string') return body
  return { ...body, link: ownLink(withReferrerQuery(body.link, headers.get('referer')), isOwnHost) }
}

/** The WhatsApp form's text is Russian, whatever the page is in. */
async function findChat(
  { form, chat, locale }: NoJsForm,
  type: string | undefined,
  chats: Chats,
): Promise<string | undefined> {
  if (!chat || !isType(type)) return undefined
  const textLocale = chatModeOf(form) === 'whatsapp' ? WHATSAPP_FORM_LOCALE : locale
  return await hrefOf(chat, type, textLocale, chats).catch(() => undefined)
}

async function hrefOf(app: ChatApp, type: EnquiryType, locale: Locale, chats: Chats) {
  const known = await chats(locale)
  if (!known?.messengers) return undefined
  return chatHref({ app, type, locale, siteName: known.siteName, messengers: known.messengers })
}

function isType(type: string | undefined): type is EnquiryType {
  return TYPE_FIELD.choices.some((known) => known === type)
}
