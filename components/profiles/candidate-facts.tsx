import { useTranslations } from 'next-intl'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import { formatDate } from '#lib/domain/dates'
import type { Locale } from '#lib/domain/locale'
import { formatSalary } from '#lib/domain/salary'
import { hasCome } from '@/components/catalogue/availability'
import { Facts } from '@/components/ui/facts'
import { LanguageLevels } from './language-levels'

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
