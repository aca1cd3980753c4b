import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { TYPE_FIELD } from '#lib/enquiries/forms/definition.ts'
import { chatModeOf } from '#lib/enquiries/forms/forms.ts'
import { chatHref, WHATSAPP_FORM_LOCALE } from '#lib/enquiries/messenger-chat.ts'
import type { EnquiryContent } from '#lib/enquiries/send/send-enquiry.ts'
import type { SubmitAction } from './form-status.ts'

const CHAT_HOSTS = ['wa.me', 't.me']

/** The chat that an accepted enquiry goes on to, if any. */
export function chatOf(
  { form, fields }: EnquiryContent,
  action: SubmitAction,
  { locale, siteName, whatsappSiteName, messengers }: EnquiryConfig,
): string | undefined {
  const chat = chatModeOf(form)
  const type = TYPE_FIELD.choices.find((choice) => choice === fields.type)
  if (!messengers || !chat || !type) return undefined
  if (chat === 'whatsapp') {
    const russian = { locale: WHATSAPP_FORM_LOCALE, siteName: whatsappSiteName }
    return safe(chatHref({ app: chat, type, messengers, ...russian }))
  }
  if (action === 'send') return undefined
  return safe(chatHref({ app: action, type, locale, siteName, messengers }))
}

/** Whatever the settings say, nobody is sent anywhere but to the two messengers. */
function safe(href: string): string | undefined {
  return CHAT_HOSTS.includes(new URL(href).host) ? href : undefined
}
