import type { Clock } from '#lib/config/clock.ts'
import type { EnquirySettings } from '#lib/config/enquiry-settings.ts'
import { type BackendBases, createBackend } from '#lib/enquiries/deliver/backend-target.ts'
import {
  createEnquiryHandler,
  type EnquiryHandler,
} from '#lib/enquiries/receive/enquiry-handler.ts'
import { createRateLimit } from '#lib/enquiries/receive/rate-limit.ts'
import type { Chats } from '#lib/enquiries/receive/receive-no-js.ts'
import { createSubmit } from '#lib/enquiries/receive/submit.ts'
import type { Log } from '#lib/log/log.ts'
import { otherTargetsOf } from './configured-targets.ts'
import { enquiryInstance, sharedStore } from './instance.ts'

export interface EnquiryOptions extends BackendBases {
  settings: EnquirySettings & { siteUrl: string }
  clock: Clock
  log: Log
  /** What a chat link for a form without script is made of. */
  chats: Chats
}

/** Makes what answers the form endpoints. Opens no file: the first enquiry opens the store. */
export function createEnquiries(options: EnquiryOptions): EnquiryHandler {
  const { settings, clock, log, chats } = options
  const rateLimit = createRateLimit(settings.rateLimit)
  const submit = createSubmit({
    store: sharedStore(settings.dataDir, clock),
    backend: createBackend(options),
    otherTargets: otherTargetsOf(settings),
    rateLimit,
    owner: enquiryInstance().owner,
    log,
    onDue: () => enquiryInstance().wake?.(),
  })
  return createEnquiryHandler({ submit, rateLimit, siteUrl: settings.siteUrl, chats })
}
