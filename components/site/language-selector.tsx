import { getTranslations } from 'next-intl/server'
import { LOCALES, type Locale } from '#lib/domain/locale'
import { LanguageLink } from './language-link'
import { LANGUAGE_NAMES } from './language-names'
import { Selector, SelectorItem } from './selector'

export async function LanguageSelector({ locale }: { locale: Locale }) {
  const t = await getTranslations('site')
  return (
    <Selector
      label={t('language', { language: LANGUAGE_NAMES[locale] })}
      shown={LANGUAGE_NAMES[locale]}
    >
      {LOCALES.map((choice) => (
        <SelectorItem key={choice} isCurrent={choice === locale}>
          <LanguageLink
            locale={choice}
            isCurrent={choice === locale}
            className="block py-2 hover:text-ember"
          >
            {LANGUAGE_NAMES[choice]}
          </LanguageLink>
        </SelectorItem>
      ))}
    </Selector>
  )
}
