import { useTranslations } from 'next-intl'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import type { Locale } from '#lib/domain/locale'
import { CandidateArch } from '@/components/catalogue/candidate-arch'
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
    <Section number={6} label={t('label')} title={t('title')}>
      {candidates.length > 0 ? (
        <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-4">
          {candidates.map((profile, index) => (
            <li key={profile.slug} className="min-w-0">
              <CandidateArch locale={locale} profile={profile} tone={index} />
            </li>
          ))}
        </ul>
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
