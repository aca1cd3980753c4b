import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { CountryIllustration } from '#components/illustrations/country-illustration.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { CountryOffices } from './country-offices.tsx'
import { type AskedPosition, CountryCandidates, CountryPositions } from './country-people.tsx'
import { CountryVacancies } from './country-vacancies.tsx'

interface CountryScreenProps {
  locale: Locale
  country: Country
  /** Its menus are the country's own. */
  shell: Shell
  vacancies: readonly Vacancy[]
  /** Those that are most asked for. */
  positions: readonly AskedPosition[]
  /** Some of those who would work there. */
  candidates: readonly CandidateProfile[]
}

export async function CountryScreen(props: CountryScreenProps) {
  const { locale, country, shell, vacancies, positions, candidates } = props
  const t = await getTranslations('countries')
  const shared = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const { title, heading, description, localNotes } = country
  const where = country.where ?? t('there')
  const sections = [
    description && {
      key: 'about',
      label: t('about.label'),
      title: t('about.title', { where }),
      content: <Prose html={description} isMarginal />,
    },
    {
      key: 'positions',
      label: t('positions.label'),
      title: t('positions.title'),
      content: <CountryPositions locale={locale} country={country} positions={positions} />,
    },
    {
      key: 'candidates',
      label: t('candidates.label'),
      title: t('candidates.title', { where }),
      content: (
        <CountryCandidates
          locale={locale}
          country={country}
          profiles={candidates}
          menu={shell.candidatesMenu}
        />
      ),
    },
    localNotes && {
      key: 'notes',
      label: t('notes.label'),
      title: t('notes.title'),
      content: <Prose html={localNotes} isMarginal />,
    },
    {
      key: 'vacancies',
      label: t('vacancies.label'),
      title: t('vacancies.title'),
      content: <CountryVacancies locale={locale} country={country} vacancies={vacancies} />,
    },
    {
      key: 'office',
      label: t('office.label'),
      title: t('office.title'),
      content: <CountryOffices locale={locale} country={country} settings={shell.settings} />,
    },
  ].filter((section) => !!section)
  // On paper every wall behind a candidate parts from the page.
  const onPaper = sections.findIndex(({ key }) => key === 'candidates') % 2
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[{ title: shared('home'), href: localizedPath(locale, PATHS.home()) }, { title }]}
      />
      <PageHead
        title={heading || title}
        lead={country.metaDescription && typesetText(country.metaDescription, locale)}
        isPictureLarge
        picture={
          <div data-zone={country.timeZone}>
            <CountryIllustration slug={country.slug} />
          </div>
        }
      >
        <EnquiryLink locale={locale} kind="callback" type="staff">
          {shared('callback')}
        </EnquiryLink>
        <EnquiryLink locale={locale} kind="price" tone="secondary" country={title}>
          {t('price')}
        </EnquiryLink>
      </PageHead>
      {sections.map(({ key, content, ...named }, index) => (
        <Section
          key={key}
          number={index + 1}
          tone={index % 2 === onPaper ? 'paper' : 'sand'}
          {...named}
        >
          {content}
        </Section>
      ))}
    </>
  )
}
