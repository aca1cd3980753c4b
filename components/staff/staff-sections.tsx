import { useTranslations } from 'next-intl'
import { CandidateGrid } from '#components/candidates/candidate-grid.tsx'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { NumberedSections, type SectionContent } from '#components/ui/page/numbered-sections.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { StaffPage } from '#lib/resources/staff/model.ts'
import { QuestionList } from './question-list.tsx'
import { RelatedPositions } from './related-positions.tsx'
import { listRows, SalaryGuide } from './salary-guide.tsx'
import { StaffWork } from './staff-work.tsx'

interface StaffSectionsProps {
  locale: Locale
  page: StaffPage
  shell: Shell
  candidates: readonly CandidateProfile[]
}

/** What is known of a position, a band for each part of it that is there. */
export function StaffSections({ locale, page, shell, candidates }: StaffSectionsProps) {
  const t = useTranslations('staff')
  const words = useTranslations('vocabulary')
  const { body, duties, qualifications, salaryGuide, faq } = page
  const related = relatedPages(page, shell)
  const sections: (SectionContent | false)[] = [
    body !== '' && {
      label: t('about.label'),
      title: t('about.title'),
      content: <Prose html={body} />,
    },
    duties.length + qualifications.length > 0 && {
      label: t('work.label'),
      title: t('work.title'),
      content: <StaffWork duties={duties} qualifications={qualifications} />,
    },
    listRows(salaryGuide, shell.countries).length > 0 && {
      label: t('pay.label'),
      title: t('pay.title'),
      tone: 'sand',
      content: <SalaryGuide locale={locale} entries={salaryGuide} countries={shell.countries} />,
    },
    faq.length > 0 && {
      label: t('faq.label'),
      title: t('faq.title'),
      content: <QuestionList items={faq} />,
    },
    {
      label: t('candidates.label'),
      title: t('candidates.title'),
      content:
        candidates.length > 0 ? (
          <CandidateGrid locale={locale} profiles={candidates} />
        ) : (
          <EmptyState title={t('candidates.none')} text={t('candidates.noneText')}>
            <EnquiryLink locale={locale} kind="callback" tone="secondary">
              {words('callback')}
            </EnquiryLink>
          </EmptyState>
        ),
    },
    related.length > 0 && {
      label: t('related.label'),
      title: t('related.title'),
      content: <RelatedPositions locale={locale} pages={related} />,
    },
  ]
  return <NumberedSections sections={sections} />
}

/** A position that stands in no menu may have no page: it is left out. */
function relatedPages({ related }: StaffPage, { staffMenu }: Shell) {
  const known = staffMenu.flatMap(({ pages }) => pages)
  return related.flatMap((slug) => known.find((page) => page.slug === slug) ?? [])
}
