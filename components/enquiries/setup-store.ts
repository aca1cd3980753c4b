import { createStore } from '@/components/site/store'
import type { EnquirySetup } from './enquiry-setup'

/** What the forms know of the site, once the page's host has told it. */
export const setupStore = createStore<EnquirySetup | undefined>(undefined)
