import type { Log } from '#lib/config/log'
import type { Backend } from '../deliver/backend-target.ts'
import type { TargetName } from '../enquiry.ts'
import type { Store } from '../store/open-store.ts'
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
