import type { ApiHandler } from './api/read-handler.ts'
import type { EnquiryHandler } from './enquiries/accept/handle-enquiry.ts'
import { processWide } from './process-wide.ts'

/** What the process answers `/api/*` with, once it has been configured. */
export function backendSlot(): { reads?: ApiHandler; enquiries?: EnquiryHandler } {
  return processWide('backend', () => ({}))
}
