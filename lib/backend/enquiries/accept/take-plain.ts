import type { EnquiryType } from '#lib/domain/enquiry'
import { type ChatApp, chatHref } from '#lib/domain/enquiry-chat'
import type { Locale } from '#lib/domain/locale'
import type { Messengers } from '#lib/domain/settings'
import { checkBody } from './check-body.ts'
import { identityOf } from './identity.ts'
import type { Incoming } from './incoming.ts'
import { plainAnswer } from './plain-answer.ts'
import { completed, endpointOf, type PlainForm, plainFormOf } from './plain-form.ts'
import type { Submit } from './submit.ts'

/** What a link to a chat is made of; undefined where the messengers are not known now. */
export type Chats = (
  locale: Locale,
) => Promise<{ siteName: string; messengers?: Messengers } | undefined>

/** Takes a form that was sent by a browser without script. */
export async function takePlain(
  incoming: Incoming & { search: URLSearchParams },
  submit: Submit,
  chats: Chats,
): Promise<Response> {
  const { search, address } = incoming
  const body: Record<string, unknown> = { ...Object(incoming.value) }
  const form = plainFormOf(incoming.match, body, { search, language: incoming.language })
  const { website, elapsed_ms, ...typed } = body

  const checked = checkBody(completed(form, body), {
    match: endpointOf(incoming.match, body),
    language: form.locale,
  })
  if ('kind' in checked) return plainAnswer(checked, { form, body: typed, chatHref: undefined })
  const result = await submit(
    { ...checked, ...identityOf(null, checked.bodyHash, address) },
    address,
  )
  const isOn = result.kind === 'accepted'
  return plainAnswer(result, {
    form,
    body: typed,
    chatHref: isOn ? await findChat(form, checked.fields.type, chats) : undefined,
  })
}

/** The WhatsApp form's text is Russian, whatever the page is in. */
async function findChat(
  { form, chat, locale }: PlainForm,
  type: string | undefined,
  chats: Chats,
): Promise<string | undefined> {
  if (!chat || !isType(type)) return undefined
  const textLocale = form === 'whatsapp' ? 'ru' : locale
  return await hrefOf(chat, type, textLocale, chats).catch(() => undefined)
}

async function hrefOf(app: ChatApp, type: EnquiryType, locale: Locale, chats: Chats) {
  const known = await chats(locale)
  if (!known?.messengers) return undefined
  return chatHref({ app, type, locale, siteName: known.siteName, messengers: known.messengers })
}

function isType(type: string | undefined): type is EnquiryType {
  return type === 'staff' || type === 'job'
}
