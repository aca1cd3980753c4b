import type { Locale } from './locales.ts'
import type { Messages as SiteMessages } from './messages.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: SiteMessages
  }
}
