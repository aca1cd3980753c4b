import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '#lib/config/clock.ts'
import type { OfficeSource } from '#lib/enquiries/office/assign-office.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import { instance } from '#lib/server/instance.ts'

/** What the enquiries of a process share. */
export interface EnquiryInstance {
  /** Whose leases are this process's. */
  owner: string
  /** Written nowhere, so that what is hashed with it means nothing to anybody else. */
  senderKey: Buffer
  store?: Store
  offices?: OfficeSource
  /** Looks for due deliveries, where this process delivers. */
  wake?: () => void
  stop?: () => Promise<void>
}

export function enquiryInstance(): EnquiryInstance {
  const site = instance()
  site.enquiries ??= { owner: randomUUID(), senderKey: randomBytes(32) }
  return site.enquiries
}

export function sharedStore(dir: string, clock: Clock): Store {
  const shared = enquiryInstance()
  shared.store ??= openStore({ dir, clock })
  return shared.store
}
