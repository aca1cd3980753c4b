import { createStore } from '#components/ui/browser/store.ts'
import type { EnquirySetup } from './enquiry-setup.ts'

/** What the forms know of the site, once the page's host has told it. */
export const setupStore = createStore<EnquirySetup | undefined>(undefined)
