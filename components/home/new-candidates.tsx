import { useTranslations } from 'next-intl'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import type { Locale } from '#lib/domain/locale'
import { CandidateGrid } from '@/components/catalogue/candidate-grid'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'

interface NewCandidatesProps {
  locale: Locale
  candidates: readonly CandidateProfile[]
}

export function NewCandidates({ locale, candidates }: NewCandidatesProps) {
  const t = useTranslations('home.candidates')
  const shared = useTranslations('vocabulary')
  return (
    <Section number={6} label={t('label')} title={t('title')} isWide>
      {candidates.length > 0 ? (
        <CandidateGrid locale={locale} profiles={candidates} />
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
