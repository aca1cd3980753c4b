import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/page/section.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { CandidateGrid } from './candidate-grid.tsx'

interface CandidatesInsteadProps {
  locale: Locale
  profiles: readonly CandidateProfile[]
}

/** Whom one could meet, where somebody is no longer to be had. */
export function CandidatesInstead({ locale, profiles }: CandidatesInsteadProps) {
  const t = useTranslations('staff.candidates')
  if (profiles.length === 0) return null
  return (
    <Section label={t('label')} title={t('title')}>
      <CandidateGrid locale={locale} profiles={profiles} />
    </Section>
  )
}
