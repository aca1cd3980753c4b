import { getTranslations } from 'next-intl/server'
import { chatHref } from '#lib/enquiries/messenger-chat.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import type { MessengerEntry } from './site-nav.ts'

/** The chats in which a visitor can write to us; none where the site does not know them. */
export async function messengerEntries(
  locale: Locale,
  settings: Settings,
): Promise<MessengerEntry[]> {
  const { messengers, siteName } = settings
  if (!messengers) return []
  const t = await getTranslations('site.messengers')
  const chat = { type: 'staff', locale, siteName, messengers } as const
  return [
    { title: t('whatsapp'), app: 'whatsapp', href: chatHref({ ...chat, app: 'whatsapp' }) },
    { title: t('telegram'), app: 'telegram', href: chatHref({ ...chat, app: 'telegram' }) },
  ]
}
