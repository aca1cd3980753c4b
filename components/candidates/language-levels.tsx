import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { cefrLevelOf, languageName } from './language-wording.ts'

interface LanguageLevelsProps {
  locale: Locale
  languages: CandidateProfile['languages']
}

export function LanguageLevels({ locale, languages }: LanguageLevelsProps) {
  const t = useTranslations('vocabulary.level')
  return (
    <ul>
      {languages.map(({ code, level }) => {
        const cefr = cefrLevelOf(level)
        return (
          <li key={code} className="first-letter:uppercase">
            {languageName(code, locale)}, {cefr ? t(cefr) : level}
          </li>
        )
      })}
    </ul>
  )
}
