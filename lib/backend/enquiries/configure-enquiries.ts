import type { EnquirySettings } from '#lib/config/enquiry-settings'
import type { Log } from '#lib/config/log'
import type { Clock } from '../clock.ts'
import { createEnquiryHandler, type EnquiryHandler } from './accept/handle-enquiry.ts'
import { createRateLimit } from './accept/rate-limit.ts'
import { createSubmit } from './accept/submit.ts'
import type { Chats } from './accept/take-plain.ts'
import { otherTargetsOf } from './configured-targets.ts'
import { type BackendBases, createBackend } from './deliver/backend-target.ts'
import { ownerOf, running, sharedStore } from './running.ts'

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
    owner: ownerOf(),
    log,
    onDue: () => running().wake?.(),
  })
  return createEnquiryHandler({ submit, rateLimit, siteUrl: settings.siteUrl, chats })
}
