import type { Locale } from '#lib/i18n/locales.ts'
import type { Office } from './office.ts'

export interface Settings {
  /** Empty where neither the backend nor the environment names the site. */
  siteName: string
  phones: { headOffice: string; russia: string; usa: string; ukraine: string }
  footerContacts: { title: string; url?: string }[]
  officeAddresses: { title: string }[]
  /** Absent unless all of it is known. */
  company?: Company
  /** Absent unless all of it is known: nobody may be sent to a made-up number. */
  messengers?: Messengers
  /** What a form's box for consent says, where one is asked for. */
  consent?: string
  offices: Office[]
  /** Pages of information, in the order of their links. */
  pages: { slug: string; title: string; isInFooter?: boolean }[]
  links?: { questionnaire: Partial<Record<Locale, string>>; academy?: string }
}

export interface Company {
  name: string
  form: string
  licence: string
  /** What else is to be known of it wherever it is named. */
  note?: string
}

/** WhatsApp numbers are digits without `+`; the Telegram handle is without `@`. */
export interface Messengers {
  whatsappStaff: string
  whatsappJob: string
  telegram: string
  caseStaff: string
  caseJob: string
}
