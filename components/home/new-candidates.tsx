import { useTranslations } from 'next-intl'
import { CandidateGrid } from '#components/candidates/candidate-grid.tsx'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'

interface NewCandidatesProps {
  locale: Locale
  candidates: readonly CandidateProfile[]
}

export function NewCandidates({ locale, candidates }: NewCandidatesProps) {
  const t = useTranslations('home.candidates')
  const site = useTranslations('site')
  const shared = useTranslations('vocabulary')
  return (
    <Section number={2} label={t('label')} title={t('title')}>
      {candidates.length > 0 ? (
        <>
          <CandidateGrid locale={locale} profiles={candidates} narrowCount={3} isEager isBrief />
          <div className="mt-5 sm:mt-10 print:hidden">
            <ButtonLink href={localizedPath(locale, PATHS.candidates())} tone="secondary">
              {site('nav.allCandidates')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback" type="staff">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
