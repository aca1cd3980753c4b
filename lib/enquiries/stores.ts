import { randomBytes } from 'node:crypto'
import type { EnquirySettings } from '#lib/config/settings.ts'
import type { Log } from '#lib/log/log.ts'
import { enquiryInstance, sharedStore } from './instance.ts'
import type { Store } from './store/database.ts'
import { type Figures, readFigures } from './store/figures.ts'
import { isLost } from './store/postgres/postgres-error.ts'
import { keepSecret } from './store/secrets.ts'
import { isFull } from './store/sqlite/sqlite-error.ts'

interface Stores {
  store: Store
  spool: Store | undefined
  settings: EnquirySettings
  log: Log
}

/** @throws where enquiries could not be kept, unless what is missing comes back by itself */
export async function checkStores({ store, spool, settings, log }: Stores): Promise<void> {
  const { dataDir } = settings
  try {
    await (spool ?? store).check('whole')
  } catch (error) {
    if (!isFull(error)) throw new Error(`DATA_DIR: ${dataDir}: ${reasonOf(error)}`)
    log.error({ reason: reasonOf(error) }, 'no room for enquiries')
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

/** By which the same sender is known to all instances. */
async function sharedKey(store: Store): Promise<Buffer> {
  const made = randomBytes(32).toString('base64')
  return Buffer.from(await store.commit((db) => keepSecret(db, 'senders', made)), 'base64')
}

/**
 * Where an enquiry would be kept just now: in the store, or by this instance until the database is
 * back. Rejects where it would be refused.
 */
export async function findHome(settings: EnquirySettings): Promise<'store' | 'spool'> {
  try {
    await enquiryStore(settings).check('writable')
    return 'store'
  } catch (error) {
    const { spool } = enquiryInstance()
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
