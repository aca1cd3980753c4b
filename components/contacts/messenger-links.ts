import type { Messengers } from '#lib/resources/settings/model.ts'

interface MessengerLink {
  key: 'whatsappStaff' | 'whatsappJob' | 'telegram'
  href: string
}

/** The chats one can open by oneself, without a prepared text. */
export function messengerLinks(messengers: Messengers): MessengerLink[] {
  return [
    { key: 'whatsappStaff', href: `https://wa.me/${messengers.whatsappStaff}` },
    { key: 'whatsappJob', href: `https://wa.me/${messengers.whatsappJob}` },
    { key: 'telegram', href: `https://t.me/${messengers.telegram}` },
  ]
}
