import type { SiteNav } from '#components/site/header/site-nav.ts'
import { CHOICE, CheckMark, Selector } from '#components/ui/menu/selector.tsx'
import { LANGUAGES, LOCALES } from '#lib/i18n/locales.ts'
import { LanguageLink } from './language-link.tsx'

interface LanguageSelectorProps {
  nav: SiteNav
  isShort?: boolean
}

export function LanguageSelector({ nav, isShort }: LanguageSelectorProps) {
  const choices = LOCALES.map((locale) => ({
    key: locale,
    link: (
      <LanguageLink locale={locale} isCurrent={locale === nav.locale} className={CHOICE}>
        {LANGUAGES[locale].name}
        <CheckMark />
      </LanguageLink>
    ),
  }))
  return (
    <Selector
      label={nav.languageLabel}
      shortLabel={isShort ? LANGUAGES[nav.locale].name : undefined}
      choices={choices}
    />
  )
}
