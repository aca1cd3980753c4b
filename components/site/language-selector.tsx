import { LOCALES } from '#lib/domain/locale'
import { CheckMark } from './check-mark'
import { LanguageLink } from './language-link'
import { LANGUAGE_NAMES } from './language-names'
import { CHOICE, Selector } from './selector'
import type { SiteNav } from './site-nav'

interface LanguageSelectorProps {
  nav: SiteNav
  isShort?: boolean
}

export function LanguageSelector({ nav, isShort }: LanguageSelectorProps) {
  const choices = LOCALES.map((locale) => ({
    key: locale,
    link: (
      <LanguageLink locale={locale} isCurrent={locale === nav.locale} className={CHOICE}>
        {LANGUAGE_NAMES[locale]}
        <CheckMark />
      </LanguageLink>
    ),
  }))
  return (
    <Selector
      label={nav.languageLabel}
      shortLabel={isShort ? LANGUAGE_NAMES[nav.locale] : undefined}
      choices={choices}
    />
  )
}
