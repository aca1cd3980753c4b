import type { EnquirySetup } from '#components/enquiries/enquiry-setup.ts'
import { chatHref, WHATSAPP_FORM_LOCALE } from '#lib/enquiries/messenger-chat.ts'
import type { EnquiryContent } from '#lib/enquiries/send/send-enquiry-request.ts'
import type { SubmitAction } from './submit-button.ts'

const CHAT_HOSTS = ['wa.me', 't.me']

/** The chat that an accepted enquiry goes on to, if any. */
export function chatOf(
  content: EnquiryContent,
  action: SubmitAction,
  { locale, siteName, whatsappSiteName, messengers }: EnquirySetup,
): string | undefined {
  if (!messengers) return undefined
  if (content.form === 'whatsapp') {
    const { type } = content
    return safe(
      chatHref({
        app: 'whatsapp',
        type,
        locale: WHATSAPP_FORM_LOCALE,
        siteName: whatsappSiteName,
        messengers,
      }),
    )
  }
  if (content.form !== 'callback' || action === 'send') return undefined
  return safe(chatHref({ app: action, type: content.type, locale, siteName, messengers }))
}

/** Whatever the settings say, nobody is sent anywhere but to the two messengers. */
function safe(href: string): string | undefined {
  return CHAT_HOSTS.includes(new URL(href).host) ? href : undefined
}
