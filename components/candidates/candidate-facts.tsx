import { useTranslations } from 'next-intl'
import { Facts } from '#components/ui/page/facts.tsx'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { formatSalary } from '#lib/resources/salary.ts'
import { LanguageLevels } from './language-levels.tsx'
import { hasCome } from './start-date.tsx'

interface CandidateFactsProps {
  locale: Locale
  profile: CandidateProfile
  now: Date
}

export function CandidateFacts({ locale, profile, now }: CandidateFactsProps) {
  const t = useTranslations('candidates')
  const words = useTranslations('vocabulary')
  const { age, availableFrom, expectedSalary, languages, publishedAt } = profile
  const day = (date: string) => <time dateTime={date}>{formatDate(date, locale)}</time>
  return (
    <Facts
      items={[
        { term: t('facts.experience'), value: t('years', { years: profile.experienceYears }) },
        { term: t('facts.age'), value: age && t('years', { years: age }) },
        { term: t('facts.location'), value: profile.location },
        {
          term: t('facts.relocation'),
          value: profile.isReadyToRelocate ? t('facts.relocationYes') : t('facts.relocationNo'),
        },
        { term: t('facts.availability'), value: profile.availability },
        {
          term: t('facts.availableFrom'),
          value:
            availableFrom && (hasCome(availableFrom, now) ? t('facts.now') : day(availableFrom)),
        },
        { term: t('facts.lodging'), value: words(`lodging.${profile.liveIn}`) },
        {
          term: t('facts.pay'),
          value: expectedSalary && formatSalary(expectedSalary, locale),
        },
        {
          term: t('facts.languages'),
          value:
            languages.length > 0 ? (
              <LanguageLevels locale={locale} languages={languages} />
            ) : undefined,
        },
        {
          term: t('facts.references'),
          value: profile.areReferencesChecked
            ? t('facts.referencesChecked')
            : t('facts.referencesUnchecked'),
        },
        { term: t('facts.published'), value: day(publishedAt) },
      ]}
    />
  )
}
