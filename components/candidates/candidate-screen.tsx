import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { HeadArch } from '#components/illustrations/still-life/arch-frame.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { StepBar } from '#components/ui/page/step-bar.tsx'
import { VacancyList } from '#components/vacancies/vacancy-row.tsx'
import { listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import { findField, type Shell } from '#lib/resources/shell/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { CandidateFacts } from './candidate-facts.tsx'
import { CandidateGrid } from './candidate-grid.tsx'
import { CandidateSections } from './candidate-sections.tsx'

interface CandidateScreenProps {
  locale: Locale
  page: CandidateProfile | MinimalPage
  shell: Shell
  /** Others of the same category. */
  neighbours: CandidateProfile[]
  /** Open ones of the same field. */
  vacancies: readonly Vacancy[]
  now?: Date
}

export async function CandidateScreen(props: CandidateScreenProps) {
  const { locale, page, shell, neighbours, vacancies, now = new Date() } = props
  const t = await getTranslations('candidates')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const lists = await getTranslations('lists')
  const category = page.isMinimal ? page.categoryTitle : categoryOf(page, shell)
  const picture = page.isMinimal ? undefined : { photo: page.photo, belongings: page.belongings }
  const name = page.isMinimal ? page.title : page.name
  const [first, more] = page.isMinimal ? [] : headOf(page.summary)
  const invite = (text: string) => (
    <EnquiryLink locale={locale} kind="callback" candidate={page.title}>
      {text}
    </EnquiryLink>
  )
  const field = page.isMinimal ? undefined : findField(shell.candidatesMenu, page.category)
  const crumbs = [
    { title: words('home'), href: localizedPath(locale, PATHS.home()) },
    { title: lists('candidates.all.title'), href: listHref(locale, 'candidates') },
    ...(category
      ? [
          {
            title: category,
            href: field && listHref(locale, 'candidates', { category: field.slug ?? field.title }),
          },
        ]
      : []),
    { title: page.title },
  ]
  return (
    <>
      <Breadcrumbs label={site('breadcrumbs')} items={crumbs} />
      <PageHead
        eyebrow={page.isMinimal ? category : page.position}
        title={name}
        lead={page.isMinimal ? t('minimalLead') : first}
        picture={<HeadArch {...picture} slug={page.slug} name={name} />}
      >
        {invite(t('invite'))}
      </PageHead>
      {!page.isMinimal && (
        <>
          <Section label={t('facts.label')} isMinor>
            {more && <p className="mb-5 max-w-measure">{more}</p>}
            <CandidateFacts locale={locale} profile={page} now={now} />
          </Section>
          <CandidateSections locale={locale} profile={page} settings={shell.settings} />
          <Section label={words('nextStep')} title={t('nextStep.title')} tone="sand" isAside>
            <p className="mb-5 max-w-measure text-muted">{t('nextStep.text')}</p>
            <div data-steps="">{invite(t('invite'))}</div>
          </Section>
        </>
      )}
      {neighbours.length > 0 && (
        <Section label={t('neighbours.label')} title={t('neighbours.title')} isAside>
          <CandidateGrid locale={locale} profiles={neighbours} narrowCount={2} />
        </Section>
      )}
      {vacancies.length > 0 && (
        <Section label={lists('vacancies.all.title')} title={t('openPosts')} isAside>
          <VacancyList locale={locale} vacancies={vacancies} narrowCount={2} />
        </Section>
      )}
      <StepBar note={page.title}>{invite(t('inviteName', { name }))}</StepBar>
    </>
  )
}

/** In characters: a shorter one may be an abbreviation. */
const SENTENCE = /^(.{40,}?[.!?]) (?=[\p{Lu}«“])(.+)$/su

/** The first sentence, and what follows it. */
function headOf(summary: string): string[] {
  return SENTENCE.exec(summary.trim())?.slice(1) ?? [summary]
}

function categoryOf({ category }: CandidateProfile, shell: Shell): string | undefined {
  return findField([...shell.candidatesMenu, ...shell.staffMenu], category)?.title
}
