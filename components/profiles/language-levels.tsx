import { useTranslations } from 'next-intl'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import type { Locale } from '#lib/domain/locale'
import { cefrLevelOf, languageName } from '@/components/catalogue/language-wording'

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
