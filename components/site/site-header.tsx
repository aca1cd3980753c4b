import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/domain/locale'
import type { Shell } from '#lib/domain/shell'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { CountrySelector } from './country-selector'
import { LanguageSelector } from './language-selector'
import { MenuPanel } from './menu-panel'

interface SiteHeaderProps {
  locale: Locale
  shell: Shell
  /** What stands in the address where a country may stand. */
  countrySlug: string | undefined
}

export async function SiteHeader({ locale, shell, countrySlug }: SiteHeaderProps) {
  const t = await getTranslations('site')
  const country = shell.countries.find(({ slug }) => slug === countrySlug)
  const at = (path: string) => localizedPath(locale, path)
  const item = 'inline-flex min-h-11 items-center hover:text-ember'
  return (
    <header className="border-b border-rule bg-paper print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-small">
        <Link href={at(PATHS.home())} className="mr-auto font-serif text-h4 leading-11">
          {shell.settings.siteName}
        </Link>
        <nav aria-label={t('mainNavigation')} className="max-lg:order-last max-lg:w-full">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link href={at(PATHS.country(country?.slug ?? ''))} className={item}>
                {t('nav.about')}
              </Link>
            </li>
            <li>
              <MenuPanel
                label={t('nav.staff')}
                categories={shell.staffMenu}
                toHref={(slug) => at(PATHS.staff(slug))}
              />
            </li>
            <li>
              <Link href={at(PATHS.vacancies())} className={item}>
                {t('nav.vacancies')}
              </Link>
            </li>
            <li>
              <MenuPanel
                label={t('nav.candidates')}
                categories={shell.candidatesMenu}
                toHref={(slug) => at(PATHS.candidate(slug))}
                first={
                  shell.settings.links && {
                    title: t('nav.questionnaire'),
                    href: shell.settings.links.questionnaire[locale],
                  }
                }
                last={
                  shell.settings.links && {
                    title: t('nav.academy'),
                    href: shell.settings.links.academy,
                  }
                }
                newTabHint={t('newTab')}
              />
            </li>
            <li>
              <Link href={at(PATHS.blog())} className={item}>
                {t('nav.blog')}
              </Link>
            </li>
            <li>
              <Link href={at(PATHS.contacts())} className={item}>
                {t('nav.contacts')}
              </Link>
            </li>
          </ul>
        </nav>
        <CountrySelector locale={locale} countries={shell.countries} selected={country} />
        <LanguageSelector locale={locale} />
      </div>
    </header>
  )
}
