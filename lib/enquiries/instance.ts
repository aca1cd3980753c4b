import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { OfficeSource } from '#lib/enquiries/office/assign-office.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { ERASURE_LIST_FILE } from '#lib/enquiries/store/erasure-list.ts'
import { openPostgresStore, type PostgresStore } from '#lib/enquiries/store/postgres/open-store.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { instance } from '#lib/server/instance.ts'

/** What the enquiries of a process share. */
export interface EnquiryInstance {
  /** Whose leases are this process's. */
  owner: string
  /** Written nowhere, so that what is hashed with it means nothing to anybody else. */
  senderKey: Buffer
  store?: Store
  /** The same, where it is a database that several instances share. */
  shared?: PostgresStore
  /** Takes what comes while that is away. */
  spool?: Store
  offices?: OfficeSource
  /** How many enquiries could not be read. */
  unreadable?: number
  /** Looks for due deliveries, where this process delivers. */
  wake?: () => void
  stop?: () => Promise<void>
}

export function enquiryInstance(): EnquiryInstance {
  const site = instance()
  site.enquiries ??= { owner: randomUUID(), senderKey: randomBytes(32) }
  return site.enquiries
}

interface StoreSettings {
  dataDir: string
  databaseUrl: string | undefined
}

/** What holds the enquiries of this process. */
export function sharedStore(
  { dataDir: dir, databaseUrl: url }: StoreSettings,
  clock: Clock,
): Store {
  const process = enquiryInstance()
  const erasureList = join(dir, ERASURE_LIST_FILE)
  if (url) process.shared ??= openPostgresStore({ url, clock, erasureList })
  process.store ??= process.shared ?? openStore({ dir, clock })
  return process.store
}

/** Where there is a database for several instances: what takes enquiries while it is away. */
export function spoolStore(settings: StoreSettings, clock: Clock): Store | undefined {
  const process = enquiryInstance()
  if (settings.databaseUrl) process.spool ??= openStore({ dir: settings.dataDir, clock })
  return process.spool
}
