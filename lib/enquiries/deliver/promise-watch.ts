import type { OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import {
  ESCALATE_FOR_MS,
  isEscalationDue,
  isReminderDue,
  REMIND_BEFORE_MS,
} from '#lib/enquiries/office/promise-rules.ts'
import { workingDayOf } from '#lib/enquiries/office/working-time.ts'
import type { Database, Store } from '#lib/enquiries/store/database.ts'
import { forgetNotices, isPlanned, planWatch } from '#lib/enquiries/store/notices.ts'
import { listUnanswered } from '#lib/enquiries/store/promise-queries.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Log } from '#lib/log/log.ts'

export interface WatchOptions {
  store: Store
  directory: OfficeDirectory
  log: Log
  /** Called when mails are due. */
  onPlanned: () => void
  everyMs?: number
}

const EVERY_MS = 15_000
const KEEP_MS = 30 * 24 * 3_600_000

/**
 * Sees that nothing is forgotten: plans a reminder of what is nearly due and not taken, tells the
 * head office of what is overdue, and gives each office a digest when its working day begins. Every
 * process plans; that each mail is planned once, the store sees to by the mail's own name.
 */
export function startPromiseWatch(options: WatchOptions): { stop(): void } {
  let isLooking = false
  let isFailing = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      await planMails(options)
      isFailing = false
    } catch (error) {
      const reason = describeError(error)
      if (!isFailing) options.log.error({ reason }, 'reminders and digests could not be planned')
      isFailing = true
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(look, options.everyMs ?? EVERY_MS)
  timer.unref()
  look()
  return { stop: () => clearInterval(timer) }
}

/** Plans what is due now. */
export async function planMails({ store, directory, onPlanned }: WatchOptions): Promise<void> {
  const now = store.clock()
  const wanted = [
    ...(await findWatched(store, now.getTime())),
    ...(await listDigests(directory, now)),
  ]
  const missing = await store.read((db) => withoutPlanned(db, wanted))
  if (missing.length === 0) return
  await store.commit(async (db) => {
    for (const watch of missing) await planWatch(db, { ...watch, now: now.getTime() })
    await forgetNotices(db, now.getTime() - KEEP_MS)
  })
  onPlanned()
}

type Wanted = Omit<Parameters<typeof planWatch>[1], 'now'>

async function withoutPlanned(db: Database, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const missing: Wanted[] = []
  for (const watch of wanted) if (!(await isPlanned(db, watch.dedupeKey))) missing.push(watch)
  return missing
}

async function findWatched(store: Store, now: number): Promise<Wanted[]> {
  const span = { from: now - ESCALATE_FOR_MS, to: now + REMIND_BEFORE_MS }
  const unanswered = await store.read((db) => listUnanswered(db, span))
  return unanswered.flatMap((enquiry): Wanted[] => {
    const { key, office } = enquiry
    // Another office is reminded anew; the head office hears of it once.
    if (isReminderDue(enquiry, now)) {
      return [{ kind: 'reminder', dedupeKey: `reminder.${key}.${office}`, enquiry, office }]
    }
    if (isEscalationDue(enquiry, now)) {
      return [{ kind: 'escalation', dedupeKey: `escalation.${key}`, enquiry, office }]
    }
    return []
  })
}

/** One an office and a working day, from when it opens until it closes. */
async function listDigests(directory: OfficeDirectory, now: Date): Promise<Wanted[]> {
  // Where they cannot be read now, the reminders must not wait for them.
  const offices = await directory.listOffices().catch(() => [])
  return offices.flatMap((office): Wanted[] => {
    const day = workingDayOf(office, now)
    if (!day || now < day.opensAt || now >= day.closesAt) return []
    const { countrySlug } = office
    const dedupeKey = `digest.${countrySlug}.${day.date}`
    return [{ kind: 'digest', dedupeKey, office: countrySlug }]
  })
}
