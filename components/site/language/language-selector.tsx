import { CheckMark } from '#components/site/header/check-mark.tsx'
import { CHOICE, Selector } from '#components/site/header/selector.tsx'
import type { SiteNav } from '#components/site/header/site-nav.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { LanguageLink } from './language-link.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'

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
