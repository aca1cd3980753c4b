import { getTranslations } from 'next-intl/server'
import type { Category } from '#lib/domain/category'
import { formatDate } from '#lib/domain/dates'
import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import type { Locale } from '#lib/domain/locale'
import type { Shell } from '#lib/domain/shell'
import type { Vacancy } from '#lib/domain/vacancy'
import { localizedPath, PATHS, vacanciesHref } from '#lib/i18n/hrefs'
import { payOf, placeOf } from '@/components/catalogue/wording'
import { InlineApplication } from '@/components/enquiries/inline-application'
import { CategoryIllustration } from '@/components/illustrations/category-illustration'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { isClosed } from './expiry'
import { VacancyActions } from './vacancy-actions'
import { VacancyFacts } from './vacancy-facts'
import { VacancyTexts } from './vacancy-texts'

interface VacancyScreenProps {
  locale: Locale
  vacancy: Vacancy
  shell: Shell
  /** The page's own absolute address. */
  url: string
  /** What became of an application that was sent without script. */
  answer?: EnquiryAnswer
  now?: Date
}

export async function VacancyScreen(props: VacancyScreenProps) {
  const { locale, vacancy, shell, url, answer, now = new Date() } = props
  const t = await getTranslations('vacancies')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const category = categoryOf(vacancy, shell)
  const summary = [placeOf(vacancy), payOf(vacancy, locale)].filter(Boolean).join('\u00A0— ')
  const isOpen = !isClosed(vacancy, now)
  const actions = <VacancyActions locale={locale} vacancy={vacancy} isOpen={isOpen} url={url} />
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[
          { title: words('home'), href: localizedPath(locale, PATHS.home()) },
          { title: t('title'), href: vacanciesHref(locale, {}) },
          { title: vacancy.title },
        ]}
      />
      <PageHead
        eyebrow={category?.title}
        title={vacancy.title}
        lead={summary}
        picture={<CategoryIllustration slug={category?.slug} icon={category?.icon} />}
      >
        {actions}
      </PageHead>
      <Section label={t('facts.label')} isMinor>
        {!isOpen && vacancy.validThrough && (
          <p className="mb-8 border-l-2 border-ember pl-4 text-lead">
            {t.rich('closed', {
              date: formatDate(vacancy.validThrough, locale),
              time: (day) => (
                <time dateTime={vacancy.validThrough} className="inline-block">
                  {day}
                </time>
              ),
            })}
          </p>
        )}
        <VacancyFacts locale={locale} vacancy={vacancy} category={category?.title} shell={shell} />
      </Section>
      <VacancyTexts vacancy={vacancy} />
      <div className="print:hidden">
        <Section
          label={words('nextStep')}
          title={isOpen ? t('nextStep.title') : t('nextStep.closedTitle')}
          tone="sand"
        >
          {isOpen && <p className="mb-8 max-w-measure text-muted">{t('nextStep.text')}</p>}
          {isOpen ? (
            <InlineApplication locale={locale} vacancyId={vacancy.id} answer={answer} />
          ) : (
            <div className="flex flex-wrap gap-3">{actions}</div>
          )}
          {isOpen && (
            <p className="mt-8">
              <TextLink href={vacanciesHref(locale, {})}>{t('all')}</TextLink>
            </p>
          )}
        </Section>
      </div>
    </>
  )
}

function categoryOf({ category }: Vacancy, { staffMenu }: Shell): Category | undefined {
  return staffMenu.find(({ slug, title }) => (slug ?? title) === category)
}
