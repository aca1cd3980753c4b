import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import { FORM_NAMES } from '#lib/enquiries/forms/forms.ts'
import { enquiryInstance } from '#lib/enquiries/instance.ts'
import { sentSchema } from '#lib/enquiries/sent-facts.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { findFlash, putFlash, takeFlash } from '#lib/enquiries/store/flashes.ts'
import { isLost } from '#lib/enquiries/store/postgres/postgres-error.ts'

interface FlashRecord {
  flash: EnquiryFlash
  /** What only the browser that sent the form holds. */
  token: string
  /** Whose records are counted together. */
  sender: string
}

interface Kept extends FlashRecord {
  /** The milliseconds that are left. */
  ttlMs: number
}

/** Keeps flashes until they are shown or their time has come. */
export interface FlashKeeper {
  /** Of one sender it keeps `max` at the most, the newest. */
  keep(id: string, record: Kept, max: number): Promise<void>
  find(id: string): Promise<Kept | undefined>
  /** Takes one out: of several who come for it at once, one has it. */
  take(id: string): Promise<boolean>
}

const MAX_RECORDS = 20_000
const MAX_BYTES = 64 * 1024 * 1024

export type MemoryKeeper = FlashKeeper & { sizes(): { records: number; senders: number } }

/** In memory alone. Names and numbers leave it with their time, whether or not anybody asks. */
export function createMemoryKeeper(): MemoryKeeper {
  const bySender = new Map<string, Set<string>>()
  const records = new LRUCache<string, FlashRecord>({
    max: MAX_RECORDS,
    maxSize: MAX_BYTES,
    sizeCalculation: (record) => JSON.stringify(record).length,
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
    dispose: ({ sender }, id) => {
      const ids = bySender.get(sender)
      ids?.delete(id)
      if (ids?.size === 0) bySender.delete(sender)
    },
  })
  return {
    keep: async (id, { ttlMs, ...record }, max) => {
      const { sender } = record
      const others = bySender.get(sender) ?? new Set()
      const [oldest] = others
      if (oldest !== undefined && others.size >= max) records.delete(oldest)
      bySender.set(sender, (bySender.get(sender) ?? new Set()).add(id))
      records.set(id, record, { ttl: ttlMs })
    },
    find: async (id) => {
      const record = records.peek(id)
      return record && { ...record, ttlMs: records.getRemainingTTL(id) }
    },
    take: async (id) => records.delete(id),
    sizes: () => ({ records: records.size, senders: bySender.size }),
  }
}

/**
 * For all instances that share a database, so that a page may come from another one than the form
 * was sent to. While it is away each keeps its own.
 */
export function createSharedKeeper(store: Store, own: FlashKeeper): FlashKeeper {
  const orOwn = async <T>(shared: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await shared()
    } catch (error) {
      if (!isLost(error)) throw error
      return await instead()
    }
  }
  const now = () => store.clock().getTime()
  return {
    keep: (id, record, max) => {
      const { flash, token, sender, ttlMs } = record
      const flashRow = { id, token, sender: hashOf(sender), content: JSON.stringify(flash) }
      return orOwn(
        () => putFlash(store, { ...flashRow, expiresAt: now() + Math.ceil(ttlMs) }, max),
        () => own.keep(id, record, max),
      )
    },
    find: async (id) => {
      const row = await orOwn(
        () => findFlash(store, id),
        async () => undefined,
      )
      if (!row) return await own.find(id)
      const flash = contentSchema.safeParse(JSON.parse(row.content)).data
      return flash && { ...row, flash, ttlMs: row.expiresAt - now() }
    },
    take: async (id) =>
      (await own.take(id)) ||
      (await orOwn(
        () => takeFlash(store, id),
        async () => false,
      )),
  }
}

/** Another version of the site may have written it. */
const contentSchema: z.ZodType<EnquiryFlash> = z.looseObject({
  form: z.enum(FORM_NAMES),
  outcome: z.enum(['accepted', 'rejected', 'failed', 'limited']),
  sent: z.optional(sentSchema),
  values: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.string()),
})

/** An address leaves this process as nothing that anybody else could read. */
function hashOf(sender: string): string {
  return createHmac('sha256', enquiryInstance().senderKey).update(sender).digest('base64url')
}
