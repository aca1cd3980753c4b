import { setTimeout as pause } from 'node:timers/promises'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { chooseOffice } from './call-window.ts'
import { type About, type Subject, subjectOf } from './subject.ts'
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
  /** Rejects where it is not known. */
  describeSubject: (subject: Subject, locale: Locale) => Promise<About>
}

/** The longest that a visitor waits for it, where a backend has to be asked. */
const PATIENCE_MS = 1_000

export function createAssign({ listOffices, describeSubject }: OfficeSource): Assign {
  async function assign(enquiry: Asking, askedAt: Date): Promise<Assignment | undefined> {
    const { locale } = enquiry
    const { subject, countries } = subjectOf(enquiry)
    const [offices, about] = await Promise.all([
      listOffices(locale),
      subject?.kind === 'vacancy'
        ? describeSubject(subject, locale).catch(() => undefined)
        : undefined,
    ])
    const places = about?.countries.flatMap(({ slug }) => slug ?? []) ?? []
    const question = {
      ...{ countries: [...places, ...countries], locale },
      askedAt: askedAt.getTime(),
    }
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
