import { useTranslations } from 'next-intl'
import { type Locale, languageName } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'

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

const CEFR_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const

type CefrLevel = (typeof CEFR_LEVELS)[number]

/** The level of the common European scale that a text names and nothing else. */
export function cefrLevelOf(level: string): CefrLevel | undefined {
  const written = level.trim().toLowerCase()
  return CEFR_LEVELS.find((known) => known === written)
}
