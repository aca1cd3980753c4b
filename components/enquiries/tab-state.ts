import { createStore } from '#components/ui/browser/store.ts'
import type { EnquiryType } from '#lib/enquiries/forms/definition.ts'
import type { SentRecord } from './card/sent-records.ts'
import type { VacancySummary } from './enquiry-config.ts'

/** Which form is wanted, with what is known already. */
export type EnquiryModalState =
  /** With a candidate it is about that one, and so about staff. */
  | { form: 'callback'; type?: EnquiryType; candidate?: string }
  | { form: 'whatsapp'; type?: EnquiryType }
  /** The titles of a staff page and of a country. */
  | { form: 'price'; position?: string; country?: string }
  | { form: 'apply'; vacancy: VacancySummary }

/** The form that is open, or is to open as soon as its code has come. */
export const modalStore = createStore<EnquiryModalState | undefined>(undefined)

/** Whether a form could not be opened, for want of a connection. */
export const unopenedStore = createStore(false)

/** Closes that very form: another one may have been opened since. */
export function closeEnquiry(modal: EnquiryModalState): void {
  if (modalStore.get() === modal) modalStore.set(undefined)
}

/** Under which the tab remembers what was sent from it. */
export const SENT_KEY = 'enquiries sent'

/** What was sent from this tab, the newest first, until it is dismissed. */
export const sentStore = createStore<readonly SentRecord[]>([])

const NONE: readonly SentRecord[] = []
export const noneSent = () => NONE
