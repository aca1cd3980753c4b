import { setTimeout as pause } from 'node:timers/promises'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/i18n/locales.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import type { OfficeSource } from './assign-office.ts'
import { type About, subjectOf } from './subject.ts'

/** An office as it is written to. */
export interface Desk {
  /** In the language of the desk; undefined where it is not known now. */
  office: Office | undefined
  locale: Locale
  /** Addresses, with commas; undefined where nobody is written to. */
  to: string | undefined
}

export interface OfficeDirectory {
  /** Never rejects: who is not known is written to where all are. */
  deskOf(slug: string | null): Promise<Desk>
  /** Of the head office, the first of the list. */
  headDesk(): Promise<Desk>
  /** The name of an office in a language; undefined where it cannot be told. */
  titleOf(slug: string, locale: Locale): Promise<string | undefined>
  /** Rejects where the offices cannot be read. */
  listOffices(): Promise<readonly Office[]>
  /** The vacancy or the candidate that an enquiry is about; undefined where it cannot be told. */
  aboutOf(enquiry: Pick<Enquiry, 'path' | 'fields'>, locale: Locale): Promise<About | undefined>
}

export interface DirectoryOptions {
  source: () => OfficeSource | undefined
  /** Stated for all offices; otherwise each is written to in its own first language. */
  locale?: Locale
  /** By office; they go before those of the content. */
  emails: Readonly<Record<string, string>>
  /** Where an office has no address of its own. */
  to: string | undefined
}

/** The longest that a mail or a page waits for what is said of an office or a vacancy. */
const PATIENCE_MS = 3_000

export function createOfficeDirectory(options: DirectoryOptions): OfficeDirectory {
  const { source, locale: stated, emails, to } = options
  const listOffices = async (locale: Locale = DEFAULT_LOCALE) =>
    (await source()?.listOffices(locale)) ?? []

  const toDesk = async (office: Office | undefined): Promise<Desk> => {
    const locale = stated ?? office?.languages.find(isLocale) ?? DEFAULT_LOCALE
    const slug = office?.countrySlug ?? ''
    const offices = locale === DEFAULT_LOCALE ? [] : await soon(listOffices(locale))
    const named = offices?.find(({ countrySlug }) => countrySlug === slug) ?? office
    return { office: named, locale, to: emails[slug] ?? office?.email ?? to }
  }

  return {
    listOffices: () => listOffices(),
    deskOf: async (slug) => {
      const offices = slug ? await soon(listOffices()) : []
      return toDesk(offices?.find(({ countrySlug }) => countrySlug === slug))
    },
    headDesk: async () => toDesk((await soon(listOffices()))?.at(0)),
    titleOf: async (slug, locale) => {
      const offices = await soon(listOffices(locale))
      return offices?.find(({ countrySlug }) => countrySlug === slug)?.title
    },
    aboutOf: async (enquiry, locale) => {
      const { subject } = subjectOf(enquiry)
      const known = source()
      return subject && known && (await soon(known.describeSubject(subject, locale)))
    },
  }
}

/** Undefined where it fails, or takes too long. */
function soon<T>(reading: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    reading.catch(() => undefined),
    pause(PATIENCE_MS, undefined, { ref: false }),
  ])
}
