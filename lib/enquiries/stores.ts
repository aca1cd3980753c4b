import { randomBytes } from 'node:crypto'
import type { EnquirySettings } from '#lib/config/settings.ts'
import type { Log } from '#lib/log/log.ts'
import { enquiryInstance, sharedStore } from './instance.ts'
import type { Store } from './store/database.ts'
import { type Figures, readFigures } from './store/figures.ts'
import { isLost } from './store/postgres/postgres-error.ts'
import { keepSecret } from './store/secrets.ts'
import { isDamaged, isFull } from './store/sqlite/sqlite-error.ts'

interface Stores {
  store: Store
  spool: Store | undefined
  settings: EnquirySettings
  log: Log
}

/**
 * @throws where enquiries could not be kept, unless what is missing comes back by itself. What is
 * damaged takes none, and the pages go on: `/readyz` and the log say so.
 */
export async function checkStores({ store, spool, settings, log }: Stores): Promise<void> {
  const { dataDir } = settings
  try {
    await (spool ?? store).check('whole')
  } catch (error) {
    const reason = reasonOf(error)
    if (isDamaged(error)) log.error({ reason }, spool ? NO_SPOOL : NO_STORE)
    else if (isFull(error)) log.error({ reason }, 'no room for enquiries')
    else throw new Error(`DATA_DIR: ${dataDir}: ${reason}`)
  }
  if (!spool) return
  try {
    await store.check('whole')
    enquiryInstance().senderKey = await sharedKey(store)
  } catch (error) {
    if (!isLost(error)) throw new Error(`DATABASE_URL: ${reasonOf(error)}`)
    log.warn({ reason: reasonOf(error) }, 'the database is away: enquiries wait on this instance')
  }
}

const NO_STORE = 'the enquiry store is damaged: pages go on, and forms are refused'
const NO_SPOOL = 'DATA_DIR is damaged: nothing would keep enquiries while the database is away'

/** By which the same sender is known to all instances. */
async function sharedKey(store: Store): Promise<Buffer> {
  const made = randomBytes(32).toString('base64')
  return Buffer.from(await store.commit((db) => keepSecret(db, 'senders', made)), 'base64')
}

/**
 * Where an enquiry would be kept just now: in the store, or by this instance until the database is
 * back, or in the store alone where the instance could not. Rejects where it would be refused.
 */
export async function findHome(
  settings: EnquirySettings,
): Promise<'store' | 'store alone' | 'spool'> {
  const { spool } = enquiryInstance()
  try {
    await enquiryStore(settings).check('writable')
    const isAlone = await spool?.check('writable').then(
      () => false,
      () => true,
    )
    return isAlone ? 'store alone' : 'store'
  } catch (error) {
    if (!spool || !isLost(error)) throw error
    await spool.check('writable')
    return 'spool'
  }
}

/** Undefined while the database is away. */
export async function findSchema(settings: EnquirySettings) {
  try {
    return await enquiryStore(settings).schema()
  } catch (error) {
    if (!isLost(error)) throw error
    return undefined
  }
}

function enquiryStore(settings: EnquirySettings): Store {
  return sharedStore(settings, () => new Date())
}

export type EnquiryFigures = Figures

/** How many enquiries this version of the site cannot read, when it was last looked. */
export function countUnreadable(): number {
  return enquiryInstance().unreadable ?? 0
}

/** How the enquiries stand, in numbers. */
export function enquiryFigures(settings: EnquirySettings): Promise<EnquiryFigures> {
  return enquiryStore(settings).read(readFigures)
}

/** Closes the store, when nothing more can be accepted. */
export async function closeEnquiries(): Promise<void> {
  const { store, spool } = enquiryInstance()
  await Promise.all([store?.close(), spool?.close()])
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
