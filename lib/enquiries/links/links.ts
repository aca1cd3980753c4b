import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '#lib/enquiries/store/database.ts'
import { findEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import { findSecret, keepSecret } from '#lib/enquiries/store/secrets.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'

const DAY_MS = 24 * 3_600_000

/** For what a link is good, and for how many days. */
const LIFETIME_DAYS = {
  /** The office says that it sees to an enquiry. */
  take: 30,
  /** The office says what became of the call. */
  answer: 30,
  /** The visitor looks what has become of the enquiry. */
  follow: 90,
}
export type LinkPurpose = keyof typeof LIFETIME_DAYS

export interface Links {
  /** The secret part of a link. It is the same all day, so that a mail sent twice is one mail. */
  sign(purpose: LinkPurpose, enquiry: Subject): Promise<string>
  /**
   * The enquiry that a link leads to. Undefined for one that was made up, has expired, is for
   * something else, or is of an enquiry that is gone or another office's by now: nobody can tell
   * these apart.
   */
  open(purpose: LinkPurpose, token: string): Promise<Enquiry | undefined>
}

type Subject = Pick<Enquiry, 'id' | 'key' | 'office'>

/** Short, for a QR code: the id, the day on which it expires, and the signature of all that it means. */
const TOKEN = /^([0-9a-z]{1,10})-([0-9a-z]{1,5})-([\w-]{22})$/
const SIGNATURE_BYTES = 16
const RADIX = 36
const SECRET_NAME = 'links'
/** Stands in for an enquiry that there is not, so that it takes as long to refuse. */
const NOBODY: Subject = { id: 0, key: '', office: null }

/** Links by which people act without an account. `secret` goes before the one that the store keeps. */
export function createLinks({ store, secret }: { store: Store; secret?: string }): Links {
  let known = secret
  const secretOf = async () => {
    known ??= await store.read((db) => findSecret(db, SECRET_NAME))
    known ??= await store.commit((db) =>
      keepSecret(db, SECRET_NAME, randomBytes(32).toString('base64url')),
    )
    return known
  }
  const today = () => Math.floor(store.clock().getTime() / DAY_MS)

  return {
    sign: async (purpose, enquiry) => {
      const lastDay = today() + LIFETIME_DAYS[purpose]
      const signature = signatureOf(await secretOf(), purpose, enquiry, lastDay)
      const parts = [enquiry.id.toString(RADIX), lastDay.toString(RADIX)]
      return [...parts, signature].join('-')
    },
    open: async (purpose, token) => {
      const [, id = '', day = '', stated = ''] = TOKEN.exec(token) ?? []
      const enquiry = await store.read((db) => findEnquiry(db, Number.parseInt(id || '0', RADIX)))
      const lastDay = Number.parseInt(day || '0', RADIX)
      const signature = signatureOf(await secretOf(), purpose, enquiry ?? NOBODY, lastDay)
      const isSigned = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(stated.padEnd(signature.length)),
      )
      return isSigned && enquiry && today() <= lastDay ? enquiry : undefined
    },
  }
}

/** The office is bound to what is for offices alone: a visitor's link outlives a change of office. */
function signatureOf(
  secret: string,
  purpose: LinkPurpose,
  { id, key, office }: Subject,
  lastDay: number,
): string {
  const meaning = JSON.stringify([purpose, id, key, lastDay, purpose === 'follow' ? null : office])
  const signature = createHmac('sha256', secret).update(meaning).digest()
  return signature.subarray(0, SIGNATURE_BYTES).toString('base64url')
}
