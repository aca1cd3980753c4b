import { getTranslations } from 'next-intl/server'
import { chatHref } from '#lib/domain/enquiry-chat'
import type { Locale } from '#lib/domain/locale'
import type { Settings } from '#lib/domain/settings'
import type { Entry } from './site-nav'

/** The chats in which a visitor can ask for staff; none where the site does not know them. */
export async function messengerEntries(locale: Locale, settings: Settings): Promise<Entry[]> {
  const { messengers, siteName } = settings
  if (!messengers) return []
  const t = await getTranslations('site.messengers')
  const chat = { type: 'staff', locale, siteName, messengers } as const
  return [
    { title: t('whatsapp'), href: chatHref({ ...chat, app: 'whatsapp' }) },
    { title: t('telegram'), href: chatHref({ ...chat, app: 'telegram' }) },
  ]
}
