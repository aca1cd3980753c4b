import { setTimeout as pause } from 'node:timers/promises'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { afterWorkingTime } from './working-time.ts'

interface Assignment {
  /** The slug of the office's country. */
  office: string
  /** When it has promised to call; undefined where it never opens. */
  dueAt: Date | undefined
}

/** Never rejects: an enquiry is accepted whether or not its office can be found. */
export type Assign = (enquiry: Asking, askedAt: Date) => Promise<Assignment | undefined>

type Asking = Pick<NewEnquiry, 'path' | 'locale' | 'fields'>

export interface OfficeSource {
  listOffices: (locale: Locale) => Promise<readonly Office[]>
  /** Slugs of the countries that a vacancy is in. */
  countriesOfVacancy: (id: string, locale: Locale) => Promise<readonly string[]>
}

/** The longest that a visitor waits for it, where a backend has to be asked. */
const PATIENCE_MS = 1_000

export function createAssign({ listOffices, countriesOfVacancy }: OfficeSource): Assign {
  async function assign(enquiry: Asking, askedAt: Date): Promise<Assignment | undefined> {
    const { locale } = enquiry
    const { vacancy, countries } = subjectOf(enquiry)
    const [offices, places] = await Promise.all([
      listOffices(locale),
      vacancy ? countriesOfVacancy(vacancy, locale).catch(() => []) : [],
    ])
    return assignOffice(offices, { countries: [...places, ...countries], locale, askedAt })
  }
  return (enquiry, askedAt) =>
    Promise.race([
      assign(enquiry, askedAt).catch(() => undefined),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ])
}

/** What an enquiry is about, as far as its own address and that of its page tell. */
function subjectOf({ path, fields }: Asking): { vacancy?: string; countries: string[] } {
  const url = URL.parse(fields.link ?? '')
  const [first = '', second] = url ? splitLocale(url.pathname).path.split('/').slice(1) : []
  const vacancy = findForm(path)?.vacancyId ?? (first === 'vacancies' ? second : undefined)
  return { vacancy, countries: [first, url?.searchParams.get('country') ?? ''].filter(Boolean) }
}

interface Question {
  /** Slugs of the countries that it is about, the likeliest first. */
  countries: readonly string[]
  locale: Locale
  askedAt: Date
}

/**
 * Whose an enquiry is, and by when: the office of the country that it is about; else, of those
 * that speak the visitor's language first, the one that can call soonest; else the head office,
 * which is the first of the list. Undefined where there is no office.
 */
function assignOffice(
  offices: readonly Office[],
  { countries, locale, askedAt }: Question,
): Assignment | undefined {
  const dueAtOf = (office: Office) => afterWorkingTime(office, askedAt, office.promiseMinutes)
  const timeOf = (office: Office) => dueAtOf(office)?.getTime() ?? Infinity
  const local = countries.flatMap((slug) => offices.find((one) => one.countrySlug === slug) ?? [])
  const speaking = offices
    .filter(({ languages }) => languages[0] === locale)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  const office = [...local, ...speaking, ...offices].at(0)
  return office && { office: office.countrySlug, dueAt: dueAtOf(office) }
}
