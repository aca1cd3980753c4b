import type { ApiHandler } from './api/read-handler.ts'
import { processWide } from './process-wide.ts'

/** What the process answers `/api/*` with, once it has been configured. */
export function backendSlot(): { reads?: ApiHandler } {
  return processWide('backend', () => ({}))
}
