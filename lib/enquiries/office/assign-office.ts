import { setTimeout as pause } from 'node:timers/promises'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { chooseOffice, subjectOfAddress } from './call-window.ts'
import { officeWindow } from './working-time.ts'

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
    const question = { countries: [...places, ...countries], locale }
    const windowOf = (office: Office) => officeWindow(office, askedAt)
    const office = chooseOffice(offices, question, windowOf)
    const dueAt = office && windowOf(office)?.by
    return office && { office: office.countrySlug, dueAt: dueAt ? new Date(dueAt) : undefined }
  }
  return (enquiry, askedAt) =>
    Promise.race([
      assign(enquiry, askedAt).catch(() => undefined),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ])
}

/** What an enquiry is about, as far as its own address and that of its page tell. */
function subjectOf({ path, fields }: Asking) {
  const url = URL.parse(fields.link ?? '')
  const subject = subjectOfAddress(url ? splitLocale(url.pathname).path : '', url?.searchParams)
  return { ...subject, vacancy: findForm(path)?.vacancyId ?? subject.vacancy }
}
