import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '#lib/enquiries/store/database.ts'
import { findSecret, keepSecret } from '#lib/enquiries/store/secrets.ts'

export const SYNTHETIC_HEADER = 'x-synthetic-check'

export interface SyntheticMarker {
  /** What marks the enquiry of an idempotency key. */
  sign(key: string): Promise<string>
  /** Whether the site itself has marked it, just now. Rejects where that cannot be known. */
  isGenuine(marker: string, key: string | null): Promise<boolean>
}

const SECRET_NAME = 'synthetic'
const MARKER = /^(\d{10,12})\.([\w-]{43})$/
const LIFETIME_S = 300

/**
 * Marks an enquiry as the site's own, by a secret that its store keeps: a visitor cannot have one
 * passed by the office, and who has the store can send one from anywhere.
 */
export function createSyntheticMarker(store: Store): SyntheticMarker {
  let known: string | undefined
  const secretOf = async () => {
    known ??= await store.read((db) => findSecret(db, SECRET_NAME))
    known ??= await store.commit((db) =>
      keepSecret(db, SECRET_NAME, randomBytes(32).toString('base64url')),
    )
    return known
  }
  const nowS = () => Math.floor(store.clock().getTime() / 1_000)
  const signatureOf = async (time: number, key: string) =>
    createHmac('sha256', await secretOf())
      .update(`${time}.${key.toLowerCase()}`)
      .digest('base64url')

  return {
    sign: async (key) => {
      const time = nowS()
      return `${time}.${await signatureOf(time, key)}`
    },
    isGenuine: async (marker, key) => {
      const [, time, stated] = MARKER.exec(marker) ?? []
      if (key === null || !time || !stated) return false
      if (Math.abs(nowS() - Number(time)) > LIFETIME_S) return false
      const signature = await signatureOf(Number(time), key)
      return timingSafeEqual(Buffer.from(signature), Buffer.from(stated))
    },
  }
}
