import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { CandidateArch } from '#components/candidates/candidate-grid.tsx'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { Questions } from '#components/ui/page/questions.tsx'
import { NumberedSections, type SectionContent } from '#components/ui/page/section.tsx'
import { VacancyList } from '#components/vacancies/vacancy-row.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { MenuPage } from '#lib/resources/menus/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { StaffPage } from '#lib/resources/staff/model.ts'
import { TERMS } from '#lib/resources/terms.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { PeopleThereClient } from './people-there-client.tsx'
import { listRows, SalaryGuide } from './salary-guide.tsx'

interface StaffSectionsProps {
  locale: Locale
  page: StaffPage
  shell: Shell
  candidates: readonly CandidateProfile[]
  vacancies: readonly Vacancy[]
}

/** What is known of a position, a band for each part of it that is there. */
export function StaffSections(props: StaffSectionsProps) {
  const { locale, page, shell, candidates, vacancies } = props
  const t = useTranslations('staff')
  const words = useTranslations('vocabulary')
  const lists = useTranslations('lists')
  const { body, duties, qualifications, salaryGuide, faq } = page
  const related = relatedPages(page, shell)
  const sections: (SectionContent | false)[] = [
    listRows(salaryGuide, shell.countries).length > 0 && {
      label: t('pay.label'),
      title: t('pay.title'),
      tone: 'sand',
      content: (
        <SalaryGuide
          locale={locale}
          position={page.slug}
          entries={salaryGuide}
          countries={shell.countries}
        />
      ),
    },
    {
      label: t('candidates.label'),
      title: t('candidates.title'),
      content:
        candidates.length > 0 ? (
          <PeopleThereClient
            people={candidates.map((profile) => ({
              slug: profile.slug,
              countries: profile.countries,
              card: <CandidateArch locale={locale} profile={profile} isEager />,
            }))}
            where={Object.fromEntries(
              shell.countries.map(({ slug, title, where = title }) => [slug, where]),
            )}
            title={t('candidates.noneThere', { where: '{where}' })}
            text={t('candidates.noneThereText', TERMS)}
          >
            <EnquiryLink locale={locale} kind="callback" type="staff" tone="secondary">
              {words('callback')}
            </EnquiryLink>
          </PeopleThereClient>
        ) : (
          <EmptyState title={t('candidates.none')} text={t('candidates.noneText')}>
            <EnquiryLink locale={locale} kind="callback" type="staff" tone="secondary">
              {words('callback')}
            </EnquiryLink>
          </EmptyState>
        ),
    },
    (duties.length + qualifications.length > 0 || body !== '') && {
      label: t('work.label'),
      title: t('work.title'),
      content: (
        <>
          <StaffWork duties={duties} qualifications={qualifications} />
          {body !== '' && (
            <Fold
              isTitleNarrow
              title={<h3 className="text-h4">{t('about.unfold')}</h3>}
              className="border-rule max-sm:mt-4 max-sm:border-y sm:mt-10"
            >
              <Prose html={body} isMarginal className="max-sm:pt-3" />
            </Fold>
          )}
        </>
      ),
    },
    faq.length > 0 && {
      label: t('faq.label'),
      title: t('faq.title'),
      content: <Questions items={faq} />,
    },
    related.length > 0 && {
      label: t('related.label'),
      title: t('related.title'),
      isAside: true,
      content: <RelatedPositions locale={locale} pages={related} />,
    },
    vacancies.length > 0 && {
      label: lists('vacancies.all.title'),
      title: t('openPosts'),
      isAside: true,
      content: <VacancyList locale={locale} vacancies={vacancies} narrowCount={3} />,
    },
  ]
  return <NumberedSections sections={sections} />
}

/** A position that stands in no menu may have no page: it is left out. */
function relatedPages({ related }: StaffPage, { staffMenu }: Shell) {
  const known = staffMenu.flatMap(({ pages }) => pages)
  return related.flatMap((slug) => known.find((page) => page.slug === slug) ?? [])
}

interface StaffWorkProps {
  duties: readonly string[]
  qualifications: readonly string[]
}

function StaffWork({ duties, qualifications }: StaffWorkProps) {
  const t = useTranslations('staff.work')
  const lists = [
    { title: t('duties'), items: duties },
    { title: t('qualifications'), items: qualifications },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="prose" data-marginal="">
      {lists.map(({ title, items }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}

interface RelatedPositionsProps {
  locale: Locale
  pages: readonly MenuPage[]
}

function RelatedPositions({ locale, pages }: RelatedPositionsProps) {
  return (
    <ul className="grid gap-x-column border-t border-ink sm:grid-cols-3">
      {pages.map(({ slug, title }) => (
        <li key={slug} className="border-b border-rule">
          <SiteLink
            href={localizedPath(locale, PATHS.staff(slug))}
            className="block py-3 font-serif text-h4 row-link"
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
