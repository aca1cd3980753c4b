import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { type CallWindow, personOf } from './call-window.ts'
import { officeWindow } from './working-time.ts'

/** Who calls the sender of an enquiry, and when. */
export interface Caller {
  office: Office
  /** Who speaks the visitor's language, where the content names somebody. */
  person?: string
  window?: CallWindow
}

/** Undefined where an enquiry has no office, or one that is not known any more. */
export function findCaller(
  offices: readonly Office[],
  { office: slug, dueAt, createdAt }: Pick<Enquiry, 'office' | 'dueAt' | 'createdAt'>,
  locale: Locale,
): Caller | undefined {
  const office = offices.find(({ countrySlug }) => countrySlug === slug)
  if (!office) return undefined
  return { office, person: personOf(office, locale), window: windowOf() }

  /** What was promised stands, whatever the hours are by now. */
  function windowOf(): CallWindow | undefined {
    const by = dueAt?.getTime()
    if (by === undefined || !office) return undefined
    const window = officeWindow(office, createdAt)
    return window?.by === by ? window : { from: by, by, isUnbroken: false }
  }
}
