import { findForm } from '#lib/enquiries/receive/find-form.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import { subjectOfAddress } from './call-window.ts'

/** What an enquiry may be about that has a page of its own. */
type SubjectKind = 'vacancy' | 'candidate'

export interface Subject {
  kind: SubjectKind
  /** A vacancy's id, a candidate's slug. */
  id: string
}

/** What a person is told of it. */
export interface About {
  title: string
  countries: { title: string; slug?: string }[]
  /** Where it has no country. */
  place?: string
}

/** What an enquiry is about, as far as its own address and that of its page tell. */
export function subjectOf({ path, fields }: Pick<Enquiry, 'path' | 'fields'>): {
  subject?: Subject
  /** Slugs of countries that the address of the page names. */
  countries: string[]
} {
  const url = URL.parse(fields.link ?? '')
  const page = subjectOfAddress(url ? splitLocale(url.pathname).path : '', url?.searchParams)
  const { candidate, countries } = page
  const vacancy = findForm(path)?.vacancyId ?? page.vacancy
  if (vacancy) return { subject: { kind: 'vacancy', id: vacancy }, countries }
  if (candidate) return { subject: { kind: 'candidate', id: candidate }, countries }
  return { countries }
}

/** `Private chef, United Arab Emirates` */
export function describeAbout({ title, countries, place }: About): string {
  const where = countries.map((country) => country.title).join(', ') || place
  return [title, where].filter(Boolean).join(', ')
}

/** The page of what an enquiry is about. */
export function subjectAddress({ kind, id }: Subject, siteUrl: string, locale: Locale): string {
  return siteUrl + localizedPath(locale, PATHS[kind](id))
}

/**
 * The address of the page that an enquiry was sent from, at the site's own origin whatever its
 * host was: nobody's office is to be led anywhere else.
 */
export function ownAddress(link: string, siteUrl: string): string {
  const url = URL.parse(link)
  return url ? siteUrl + url.pathname + url.search + url.hash : ''
}
