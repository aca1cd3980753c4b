import type {
  DayOfWeek,
  EmploymentAgency,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts'
import { localizedPath, PATHS, sharePicture } from '#lib/i18n/hrefs.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Settings } from './model.ts'
import type { Office, OfficeHours } from './office.ts'
import { findOfficeByPhone } from './office-hours.ts'

interface AgencyContext {
  locale: Locale
  siteUrl: string
  settings: Settings
  countries: readonly Country[]
}

const DAYS: readonly DayOfWeek[] = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
]

/** By which other things on any page name the agency. */
export function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`
}

/**
 * The agency with its offices (schema.org EmploymentAgency). Search engines take a business without
 * an address for an error, so that one whose offices are not known is an organization alone.
 */
export function employmentAgency(context: AgencyContext): EmploymentAgency | Organization {
  const { locale, siteUrl, settings } = context
  const { siteName, company, phones, offices, footerContacts } = settings
  const located = offices.filter((office) => isoCodeIn(office, context) !== undefined)
  const headOffice = findOfficeByPhone(located, phones.headOffice) ?? located[0]
  const email = footerContacts.find(({ url }) => url?.startsWith('mailto:'))?.url
  return {
    '@type': headOffice ? 'EmploymentAgency' : 'Organization',
    '@id': agencyId(siteUrl),
    name: siteName,
    legalName: company?.name,
    url: homeOf(locale, siteUrl),
    logo: `${siteUrl}/icon.svg`,
    image: sharePicture(siteUrl, localizedPath(locale, PATHS.home())),
    telephone: phones.headOffice,
    email: email?.slice('mailto:'.length),
    knowsLanguage: LOCALES,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phones.headOffice,
      availableLanguage: LOCALES,
    },
    ...(headOffice && whereAndWhen(headOffice, context)),
    department: located
      .filter((office) => office !== headOffice)
      .map((office) => ({
        '@type': 'EmploymentAgency',
        name: `${siteName}, ${office.title}`,
        telephone: office.phone,
        ...whereAndWhen(office, context),
      })),
  }
}

/** The site, by whose name search engines call it (schema.org WebSite). */
export function webSite({ locale, siteUrl, settings }: AgencyContext): WebSite {
  return {
    '@type': 'WebSite',
    name: settings.siteName,
    url: homeOf(locale, siteUrl),
  }
}

function whereAndWhen(office: Office, context: AgencyContext) {
  const { address, hours } = office
  const postal: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressCountry: isoCodeIn(office, context),
  }
  return { address: postal, openingHoursSpecification: hours.map(toOpeningHours) }
}

function isoCodeIn({ countrySlug }: Office, { countries }: AgencyContext): string | undefined {
  return countries.find(({ slug }) => slug === countrySlug)?.isoCode
}

/** The same times stand for the whole day, which search engines read as none at all. */
function toOpeningHours({ days, from, to }: OfficeHours): OpeningHoursSpecification {
  const isAllDay = from === to
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => DAYS[day - 1] ?? []),
    opens: isAllDay ? '00:00' : from,
    closes: isAllDay ? '23:59' : to,
  }
}

function homeOf(locale: Locale, siteUrl: string): string {
  return siteUrl + localizedPath(locale, PATHS.home())
}
