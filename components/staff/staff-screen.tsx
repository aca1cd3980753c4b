import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { LetterLink } from '#components/enquiries/letter-link.tsx'
import { CategoryIllustration } from '#components/illustrations/category-illustration.tsx'
import { HeadArch } from '#components/illustrations/still-life/arch-frame.tsx'
import { KnownLink } from '#components/page/known-link.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { StepBar } from '#components/ui/page/step-bar.tsx'
import { listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Category, MinimalPage } from '#lib/resources/menus/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { StaffPage } from '#lib/resources/staff/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { StaffSections } from './staff-sections.tsx'

interface StaffScreenProps {
  locale: Locale
  page: StaffPage | MinimalPage
  shell: Shell
  /** Those who could take the position. */
  candidates: CandidateProfile[]
  /** Open ones of the same field. */
  vacancies: readonly Vacancy[]
}

export async function StaffScreen(props: StaffScreenProps) {
  const { locale, page, shell, candidates, vacancies } = props
  const t = await getTranslations('staff')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const lists = await getTranslations('lists')
  const group = categoryOf(page.slug, shell)
  const category = page.isMinimal ? page.categoryTitle : group?.title
  const heading = page.isMinimal ? page.title : page.heading
  const crumbs = [
    { title: words('home'), href: localizedPath(locale, PATHS.home()) },
    { title: lists('positions.all.title'), href: listHref(locale, 'positions') },
    ...(group ? [fieldCrumb(locale, group)] : category ? [{ title: category }] : []),
    { title: page.title },
  ]
  return (
    <>
      <Breadcrumbs label={site('breadcrumbs')} items={crumbs} />
      <PageHead
        isPictureLarge
        eyebrow={heading !== page.title && page.title}
        title={heading}
        lead={page.isMinimal ? t('minimalLead') : page.lead}
        picture={
          page.isMinimal || page.belongings.length === 0 ? (
            <CategoryIllustration slug={group?.slug} icon={group?.icon} />
          ) : (
            <HeadArch slug={page.slug} belongings={page.belongings} />
          )
        }
      >
        <StaffActions locale={locale} position={page.title} />
      </PageHead>
      {!page.isMinimal && (
        <>
          <StaffSections
            locale={locale}
            page={page}
            shell={shell}
            candidates={candidates}
            vacancies={vacancies}
          />
          <Section label={words('nextStep')} title={t('nextStep.title')} tone="sand">
            <p className="max-w-measure text-muted">{t('minimalLead')}</p>
            <div data-steps="" className="mt-8 flex flex-wrap gap-3 print:hidden">
              <StaffActions locale={locale} position={page.title} />
            </div>
            <p className="mt-3 flex flex-wrap gap-x-6">
              <LetterLink locale={locale} position={page.slug} />
              <KnownLink locale={locale} settings={shell.settings} page="fees" />
              <KnownLink locale={locale} settings={shell.settings} page="confidentiality" />
            </p>
          </Section>
        </>
      )}
      <StepBar note={page.title}>
        <EnquiryLink locale={locale} kind="price" position={page.title}>
          {t('price')}
        </EnquiryLink>
      </StepBar>
    </>
  )
}

function fieldCrumb(locale: Locale, { slug, title }: Category) {
  return { title, href: listHref(locale, 'positions', { category: slug ?? title }) }
}

function categoryOf(slug: string, { staffMenu }: Shell): Category | undefined {
  return staffMenu.find(({ pages }) => pages.some((page) => page.slug === slug))
}

interface StaffActionsProps {
  locale: Locale
  /** The title of the staff page. */
  position: string
}

function StaffActions({ locale, position }: StaffActionsProps) {
  const t = useTranslations('staff')
  const words = useTranslations('vocabulary')
  return (
    <>
      <EnquiryLink locale={locale} kind="price" position={position}>
        {t('price')}
      </EnquiryLink>
      <EnquiryLink locale={locale} kind="callback" type="staff" tone="secondary">
        {words('callback')}
      </EnquiryLink>
    </>
  )
}
