import { CheckMark } from '#components/site/header/check-mark.tsx'
import { CHOICE, Selector } from '#components/site/header/selector.tsx'
import type { SiteNav } from '#components/site/header/site-nav.ts'
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
