import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { CookieBannerClient } from './cookie-banner-client'

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
        href: localizedPath(locale, PATHS.policy('cookies-policy')),
      }}
      accept={t('accept')}
      refuse={t('refuse')}
    />
  )
}
