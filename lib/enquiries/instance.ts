import { randomUUID } from 'node:crypto'
import type { Clock } from '#lib/config/clock.ts'
import { openStore, type Store } from '#lib/enquiries/store/open-store.ts'
import { processWide } from '#lib/server/process-wide.ts'

interface Running {
  store?: Store
  /** Looks for due deliveries, where this process delivers. */
  wake?: () => void
  stop?: () => Promise<void>
}

/** What the process has one of, whichever copy of this module made it. */
export function running(): Running {
  return processWide('enquiries', () => ({}))
}

/** Whose leases are this process's. */
export function ownerOf(): string {
  return processWide('enquiries-owner', () => ({ id: randomUUID() })).id
}

export function sharedStore(dir: string, clock: Clock): Store {
  const slot = running()
  slot.store ??= openStore({ dir, clock })
  return slot.store
}
