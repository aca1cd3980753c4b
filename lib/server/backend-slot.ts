import type { ApiHandler } from '#lib/api/read-handler.ts'
import type { EnquiryHandler } from '#lib/enquiries/receive/enquiry-handler.ts'
import { processWide } from './process-wide.ts'

/** What the process answers `/api/*` with, once it has been configured. */
export function backendSlot(): { reads?: ApiHandler; enquiries?: EnquiryHandler } {
  return processWide('backend', () => ({}))
}
