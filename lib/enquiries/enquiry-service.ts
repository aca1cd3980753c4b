import type { EnquirySettings } from '#lib/config/settings.ts'
import { type BackendBases, createBackend } from '#lib/enquiries/deliver/backend-target.ts'
import { startDeliveryLoop } from '#lib/enquiries/deliver/delivery-loop.ts'
import { startPromiseWatch } from '#lib/enquiries/deliver/promise-watch.ts'
import { createReceivers } from '#lib/enquiries/deliver/receivers.ts'
import { eraseWhatCameBack, startRetention } from '#lib/enquiries/deliver/retention.ts'
import { startUnreadableWatch } from '#lib/enquiries/deliver/unreadable-watch.ts'
import {
  createEnquiryHandler,
  type EnquiryHandler,
} from '#lib/enquiries/receive/enquiry-handler.ts'
import { createRateLimit, type LimitSharing } from '#lib/enquiries/receive/rate-limit.ts'
import type { Chats } from '#lib/enquiries/receive/receive-no-js.ts'
import { createSubmit } from '#lib/enquiries/receive/submit.ts'
import { tellingSender } from '#lib/enquiries/receive/tell-sender.ts'
import {
  type Delivery,
  deliveryQueue,
  takeUpSetAside,
} from '#lib/enquiries/store/delivery-queue.ts'
import { type Notice, noticeQueue } from '#lib/enquiries/store/notices.ts'
import { startMoving } from '#lib/enquiries/store/spool.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import type { Log } from '#lib/log/log.ts'
import { formTerms } from './data-terms.ts'
import { enquiryInstance, sharedStore, spoolStore } from './instance.ts'
import { createFollowPages, type FollowPages } from './links/follow-pages.ts'
import { createLinks } from './links/links.ts'
import { createOfficePages, type OfficePages } from './links/office-pages.ts'
import { createAssign, type OfficeSource } from './office/assign-office.ts'
import { createOfficeDirectory, type OfficeDirectory } from './office/office-directory.ts'
import type { TargetName } from './stored-enquiry.ts'
import { checkStores } from './stores.ts'
import { createSyntheticMarker } from './synthetic/marker.ts'
import { startSyntheticChecks } from './synthetic/schedule.ts'

export interface EnquiryOptions extends BackendBases {
  settings: EnquirySettings & { siteUrl: string }
  clock: Clock
  log: Log
  /** What a chat link for a form without script is made of. */
  chats: Chats
  offices: OfficeSource
}

/** Makes what answers the form endpoints. Opens no file: the first enquiry opens the store. */
export function createEnquiries(options: EnquiryOptions): EnquiryHandler {
  const { settings, clock, log, chats, offices } = options
  enquiryInstance().offices = offices
  const store = sharedStore(settings, clock)
  const rateLimit = createRateLimit(settings.rateLimit, sharingOf('enquiry'))
  const submit = createSubmit({
    store,
    spool: spoolStore(settings, clock),
    backend: createBackend(options),
    assign: createAssign(offices),
    otherTargets: otherTargetsOf(settings),
    rateLimit,
    owner: enquiryInstance().owner,
    log,
    onDue: () => enquiryInstance().wake?.(),
  })
  const { siteUrl, linkSecret: secret } = settings
  const { listOffices } = offices
  const telling = tellingSender(submit, {
    store,
    links: createLinks({ store, secret }),
    listOffices,
  })
  const synthetic = createSyntheticMarker(store)
  const common = { submit: telling, rateLimit, siteUrl, chats, synthetic }
  return createEnquiryHandler({ ...common, termsIn: formTerms })
}

/** Makes what answers the links by which visitors follow their enquiries. */
export function createFollow({
  settings,
  clock,
  log,
  chats,
  offices,
}: EnquiryOptions): FollowPages {
  const store = sharedStore(settings, clock)
  return createFollowPages({
    store,
    links: createLinks({ store, secret: settings.linkSecret }),
    siteUrl: settings.siteUrl,
    listOffices: offices.listOffices,
    siteName: async (locale) => (await chats(locale))?.siteName,
    aboutOf: sharedDirectory(settings).aboutOf,
    isLimited: settings.rateLimit !== undefined,
    sharingOf,
    log,
    onDue: () => enquiryInstance().wake?.(),
  })
}

/** Makes what answers the links that offices act with. */
export function createOfficeLinks(options: EnquiryOptions): OfficePages {
  const { settings, clock, log } = options
  const store = sharedStore(settings, clock)
  return createOfficePages({
    store,
    links: createLinks({ store, secret: settings.linkSecret }),
    directory: sharedDirectory(settings),
    isLimited: settings.rateLimit !== undefined,
    sharingOf,
    log,
    onDue: () => enquiryInstance().wake?.(),
  })
}

export interface DeliveryOptions {
  settings: EnquirySettings & BackendBases & { siteUrl: string; insecureTargets: string[] }
  clock: Clock
  log: Log
  /** Where this process can be asked from within; without it, it sends itself nothing. */
  origin?: string
}

const GRACE_MS = 6_000

/**
 * Starts delivering what is stored, in the process that serves: once, however often it is called.
 * Throws where the store cannot be used, unless all that is missing is room.
 */
export async function startDelivery(options: DeliveryOptions): Promise<void> {
  const { settings, clock, log, origin } = options
  const shared = enquiryInstance()
  if (shared.stop) return
  const store = sharedStore(settings, clock)
  const spool = spoolStore(settings, clock)
  await checkStores({ store, spool, settings, log })
  // Before anything is delivered: an older copy of the store may have been put back.
  await eraseWhatCameBack({ store, log }).catch((error: unknown) => {
    log.error({ reason: describeError(error) }, 'what was erased could not be looked at')
  })
  store
    .commit((db) => takeUpSetAside(db, clock().getTime()))
    .catch((error: unknown) => {
      log.error({ reason: describeError(error) }, 'what was set aside could not be taken up again')
    })
  const directory = sharedDirectory(settings)
  const { targets, noticeTargets } = createReceivers({ settings, store, directory })
  const { owner } = enquiryInstance()
  const enquiryLoops = targets.map((target) => {
    const nameOf = ({ enquiry }: Delivery) => ({ reference: enquiry.reference })
    const traceOf = ({ enquiry }: Delivery) => enquiry.traceParent
    return startDeliveryLoop({ store, queue: deliveryQueue, target, nameOf, traceOf, owner, log })
  })
  const noticeLoops = noticeTargets.map((target) => {
    const nameOf = ({ kind, reference, office }: Notice) => ({ notice: kind, reference, office })
    const traceOf = ({ enquiry }: Notice) => enquiry?.traceParent
    return startDeliveryLoop({ store, queue: noticeQueue, target, nameOf, traceOf, owner, log })
  })
  const loops = [...enquiryLoops, ...noticeLoops]
  const wakeNotices = () => {
    for (const loop of noticeLoops) loop.wake()
  }
  const watch = settings.email
    ? startPromiseWatch({ store, directory, log, onPlanned: wakeNotices })
    : undefined
  const { retentionDays, undeliveredRetentionDays } = settings
  if (settings.insecureTargets.length > 0) {
    log.warn(
      { settings: settings.insecureTargets },
      'ALLOW_INSECURE_DELIVERY is on: names and phones may leave this machine unencrypted',
    )
  }
  if (loops.length === 0) {
    log.warn(
      { retentionDays },
      'enquiries are delivered nowhere: they wait in the store, and are erased when they are old',
    )
  }
  const moving =
    spool && startMoving({ from: spool, to: store, log, onMoved: () => shared.wake?.() })
  const unreadable = startUnreadableWatch({
    ...{ store, log },
    onCounted: (count) => {
      shared.unreadable = count
    },
  })
  const retention = startRetention({ store, retentionDays, undeliveredRetentionDays, log })
  const { syntheticCheckMs: everyMs } = settings
  const checks =
    everyMs && origin ? startSyntheticChecks({ store, origin, everyMs, log }) : undefined

  shared.wake = () => {
    for (const loop of loops) loop.wake()
  }
  shared.stop = async () => {
    shared.stop = undefined
    shared.wake = undefined
    unreadable.stop()
    retention.stop()
    watch?.stop()
    await Promise.all([checks?.stop(), moving?.stop(), ...loops.map((loop) => loop.stop(GRACE_MS))])
  }
}

/** Ends the deliveries under way; what was accepted, or still is, stays in the store. */
export async function stopDelivery(): Promise<void> {
  await enquiryInstance().stop?.()
}

/** Where several instances share a database, they count together. */
function sharingOf(kind: string): LimitSharing | undefined {
  const { shared: database } = enquiryInstance()
  return database && { database, kind }
}

function sharedDirectory({ officeLocale, officeEmails, email }: EnquirySettings): OfficeDirectory {
  return createOfficeDirectory({
    source: () => enquiryInstance().offices,
    locale: officeLocale,
    emails: officeEmails,
    to: email?.to,
  })
}

/** The targets beside the backend that are configured. */
function otherTargetsOf({ webhook, email }: EnquirySettings): TargetName[] {
  return [...(webhook ? ['webhook' as const] : []), ...(email ? ['email' as const] : [])]
}

/** Where an enquiry to a service goes. */
export function targetsOf(
  settings: EnquirySettings & BackendBases,
  service: 'main' | 'jobs',
): TargetName[] {
  const base = service === 'jobs' ? settings.jobsBaseUrl : settings.apiBaseUrl
  return [...(base ? ['backend' as const] : []), ...otherTargetsOf(settings)]
}
