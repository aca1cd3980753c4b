import type { Backend } from '#lib/enquiries/deliver/backend-target.ts'
import type { Store } from '#lib/enquiries/store/open-store.ts'
import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Log } from '#lib/log/log.ts'
import type { RateLimit } from './rate-limit.ts'

/** What a visitor is told of an enquiry that is stored, where no backend says otherwise. */
export const ACCEPTED_STATUS = 202

export interface SubmitOptions {
  store: Store
  backend: Backend
  /** Where else an enquiry goes. */
  otherTargets: readonly TargetName[]
  rateLimit: RateLimit
  owner: string
  log: Log
  /** Called when deliveries are due. */
  onDue: () => void
}
