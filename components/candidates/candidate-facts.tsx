import { useTranslations } from 'next-intl'
import { Facts, LeadFacts } from '#components/ui/page/facts.tsx'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { formatSalary, withUnbrokenRange } from '#lib/resources/salary.ts'
import { payParts } from '#lib/resources/vacancies/wording.ts'
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
  const pay = payParts(expectedSalary ? formatSalary(expectedSalary, locale) : '', locale)
  const start = availableFrom && (hasCome(availableFrom, now) ? t('facts.now') : day(availableFrom))
  return (
    <>
      <LeadFacts
        items={[
          { term: t('facts.pay'), value: withUnbrokenRange(pay.amount), note: pay.basis },
          { term: t('facts.availableFrom'), value: start },
          { term: t('facts.location'), value: profile.location },
        ]}
      />
      <Facts
        isInColumns
        items={[
          { term: t('facts.experience'), value: t('years', { years: profile.experienceYears }) },
          { term: t('facts.age'), value: age && t('years', { years: age }) },
          {
            term: t('facts.countries'),
            value: profile.countries?.map(({ title }) => title).join(', '),
          },
          {
            term: t('facts.relocation'),
            value: profile.isReadyToRelocate ? t('facts.relocationYes') : t('facts.relocationNo'),
          },
          { term: t('facts.lodging'), value: words(`lodging.${profile.liveIn}`) },
          {
            term: t('facts.references'),
            value: profile.areReferencesChecked
              ? t('facts.referencesChecked')
              : t('facts.referencesUnchecked'),
          },
          { term: t('facts.availability'), value: profile.availability },
          {
            term: t('facts.languages'),
            value:
              languages.length > 0 ? (
                <LanguageLevels locale={locale} languages={languages} />
              ) : undefined,
          },
          { term: t('facts.published'), value: day(publishedAt) },
        ]}
      />
    </>
  )
}
