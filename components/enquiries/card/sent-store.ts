import { createStore } from '#components/ui/browser/store.ts'
import type { SentRecord } from './sent-records.ts'

/** Under which the tab remembers what was sent from it. */
export const SENT_KEY = 'enquiries sent'

/** What was sent from this tab, the newest first, until it is dismissed. */
export const sentStore = createStore<readonly SentRecord[]>([])

const NONE: readonly SentRecord[] = []
export const noneSent = () => NONE
