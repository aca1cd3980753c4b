import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { LetterLink } from '#components/enquiries/letter-link.tsx'
import { CountryIllustration } from '#components/illustrations/country-illustration.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { CountryMenu } from './country-menu.tsx'
import { CountryOffices } from './country-offices.tsx'
import { CountryVacancies } from './country-vacancies.tsx'

interface CountryScreenProps {
  locale: Locale
  country: Country
  /** Its menus are the country's own. */
  shell: Shell
  vacancies: readonly Vacancy[]
}

export async function CountryScreen({ locale, country, shell, vacancies }: CountryScreenProps) {
  const t = await getTranslations('countries')
  const shared = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const { title, heading, description, localNotes } = country
  const sections = [
    description && {
      key: 'about',
      label: t('about.label'),
      title: t('about.title'),
      content: <Prose html={description} />,
    },
    localNotes && {
      key: 'notes',
      label: t('notes.label'),
      title: t('notes.title'),
      content: <Prose html={localNotes} />,
    },
    {
      key: 'positions',
      label: t('positions.label'),
      title: t('positions.title'),
      content: (
        <>
          <CountryMenu locale={locale} kind="positions" menu={shell.staffMenu} />
          <LetterLink locale={locale} country={country.slug} />
        </>
      ),
    },
    {
      key: 'candidates',
      label: t('candidates.label'),
      title: t('candidates.title'),
      content: <CountryMenu locale={locale} kind="candidates" menu={shell.candidatesMenu} />,
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
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[{ title: shared('home'), href: localizedPath(locale, PATHS.home()) }, { title }]}
      />
      <PageHead
        title={heading || title}
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
        <Section key={key} number={index + 1} tone={index % 2 ? 'paper' : 'sand'} {...named}>
          {content}
        </Section>
      ))}
    </>
  )
}
