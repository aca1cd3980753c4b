import type { Messages as SiteMessages } from './languages.ts'
import type { Locale } from './locales.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: SiteMessages
  }
}
