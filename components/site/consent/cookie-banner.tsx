import { getTranslations } from 'next-intl/server'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { CookieBannerClient } from './cookie-banner-client.tsx'

/** Asks whether visits may be counted, until the visitor has answered. */
export async function CookieBanner({ locale }: { locale: Locale }) {
  const t = await getTranslations('consent')
  return (
    <CookieBannerClient
      label={t('label')}
      question={t('question')}
      explanation={t('explanation')}
      policy={{
        title: t('policy'),
        href: localizedPath(locale, PATHS['cookies-policy']()),
      }}
      accept={t('accept')}
      refuse={t('refuse')}
    />
  )
}
