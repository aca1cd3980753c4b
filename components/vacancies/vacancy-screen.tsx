import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CategoryIllustration } from '#components/illustrations/category-illustration.tsx'
import { HeadArch } from '#components/illustrations/still-life/arch-frame.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { StepBar } from '#components/ui/page/step-bar.tsx'
import { CoverPicture } from '#components/ui/picture/picture.tsx'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import { formatDate } from '#lib/i18n/dates.ts'
import { listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { withUnbrokenRange } from '#lib/resources/salary.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { VACANCY_PARTS, type Vacancy } from '#lib/resources/vacancies/model.ts'
import { isClosed } from '#lib/resources/vacancies/vacancy-life.ts'
import { payOf, placeOf } from '#lib/resources/vacancies/wording.ts'
import { ApplicationSection } from './application-section.tsx'
import { OpenInstead } from './open-instead.tsx'
import { ApplyLink, VacancyActions } from './vacancy-actions.tsx'
import { EMPLOYMENT_KEYS, VacancyFacts } from './vacancy-facts.tsx'
import { WhileOpen } from './while-open.tsx'

interface VacancyScreenProps {
  locale: Locale
  vacancy: Vacancy
  shell: Shell
  /** The page's own absolute address. */
  url: string
  /** Open ones, where this one is not. */
  others: readonly Vacancy[]
  /** What became of an application that was sent without script. */
  flash?: EnquiryFlash
  now?: Date
}

export async function VacancyScreen(props: VacancyScreenProps) {
  const { locale, vacancy, shell, others, url, now = new Date() } = props
  const t = await getTranslations('vacancies')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const lists = await getTranslations('lists')
  const category = categoryOf(vacancy, shell)
  const pay = withUnbrokenRange(payOf(vacancy, locale))
  const terms = vacancy.employment && words(EMPLOYMENT_KEYS[vacancy.employment])
  const summary = [placeOf(vacancy), terms?.toLocaleLowerCase(locale)].filter(Boolean).join(', ')
  const { closesAt } = vacancy
  const actions = (isOpen: boolean) => (
    <VacancyActions locale={locale} vacancy={vacancy} isOpen={isOpen} url={url} />
  )
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[
          { title: words('home'), href: localizedPath(locale, PATHS.home()) },
          { title: lists('vacancies.all.title'), href: listHref(locale, 'vacancies') },
          { title: vacancy.title },
        ]}
      />
      <PageHead
        eyebrow={
          category && (
            <>
              {category.title}
              <span className="ml-auto hidden print:block">{url}</span>
            </>
          )
        }
        title={vacancy.title}
        lead={summary}
        picture={
          vacancy.belongings?.length ? (
            <HeadArch slug={vacancy.id} belongings={vacancy.belongings} />
          ) : (
            <CategoryIllustration slug={category?.slug} icon={category?.icon} />
          )
        }
      >
        <WhileOpen closesAt={closesAt} closed={actions(false)} now={now}>
          {actions(true)}
        </WhileOpen>
      </PageHead>
      <Section label={t('facts.label')} isMinor>
        {vacancy.validThrough && (
          <WhileOpen
            closesAt={closesAt}
            closed={<ClosedNote locale={locale} validThrough={vacancy.validThrough} />}
            now={now}
          >
            {null}
          </WhileOpen>
        )}
        <VacancyFacts locale={locale} vacancy={vacancy} category={category?.title} shell={shell} />
      </Section>
      {vacancy.cover && (
        <div className="page-width page-grid">
          <div className="min-w-0 lg:col-span-9 lg:col-start-4">
            <CoverPicture image={vacancy.cover} />
          </div>
        </div>
      )}
      <VacancyTexts vacancy={vacancy} />
      <div className="print:hidden">
        <ApplicationSection {...props} now={now} />
        <OpenInstead locale={locale} vacancies={others} isBesideOpen={!isClosed(vacancy, now)} />
      </div>
      <WhileOpen closesAt={closesAt} closed={null} now={now}>
        <StepBar note={pay || vacancy.title}>
          <ApplyLink locale={locale} vacancy={vacancy} />
        </StepBar>
      </WhileOpen>
    </>
  )
}

function ClosedNote({ locale, validThrough }: { locale: Locale; validThrough: string }) {
  const t = useTranslations('vacancies')
  return (
    <p className="mb-8 border-l-2 border-ember pl-4 text-lead">
      {t.rich('closed', {
        date: formatDate(validThrough, locale),
        time: (day) => (
          <time dateTime={validThrough} className="inline-block">
            {day}
          </time>
        ),
      })}
    </p>
  )
}

function categoryOf({ category }: Vacancy, { staffMenu }: Shell): Category | undefined {
  return staffMenu.find(({ slug, title }) => (slug ?? title) === category)
}

/** What a vacancy says of itself, a band for each text that it has. */
function VacancyTexts({ vacancy }: { vacancy: Vacancy }) {
  const t = useTranslations('vacancies')
  const parts = VACANCY_PARTS.flatMap((part) => {
    const html = vacancy[part]
    return html ? [{ part, html }] : []
  })
  return parts.map(({ part, html }, index) => (
    <Section
      key={part}
      number={index + 1}
      label={t(`${part}.label`)}
      title={t(`${part}.title`)}
      isMinor
    >
      <div data-ruled={part === 'conditions' ? '' : 'columns'}>
        <Prose html={html} areNamed />
      </div>
    </Section>
  ))
}
