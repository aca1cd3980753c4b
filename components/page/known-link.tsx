import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { KnownPage } from '#lib/resources/information/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'

interface KnownLinkProps {
  locale: Locale
  settings: Settings
  page: KnownPage
  /** Its colours. */
  className?: string
}

/** The way to a page that answers what is asked here; nothing where the site has no such page. */
export function KnownLink({ locale, settings, page, className = 'link' }: KnownLinkProps) {
  const t = useTranslations('information.links')
  if (!settings.pages.some(({ slug }) => slug === page)) return null
  return (
    <TextLink
      href={localizedPath(locale, PATHS.information(page))}
      className={`inline-block py-3 print:hidden ${className}`}
    >
      {t(page)}
    </TextLink>
  )
}
