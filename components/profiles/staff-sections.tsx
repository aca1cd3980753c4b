import { useTranslations } from 'next-intl'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import type { Locale } from '#lib/domain/locale'
import type { Shell } from '#lib/domain/shell'
import type { StaffPage } from '#lib/domain/staff-page'
import { CandidateGrid } from '@/components/catalogue/candidate-grid'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Prose } from '@/components/ui/prose'
import { NumberedSections, type SectionContent } from './numbered-sections'
import { QuestionList } from './question-list'
import { RelatedPositions } from './related-positions'
import { listRows, SalaryGuide } from './salary-guide'
import { StaffWork } from './staff-work'

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
