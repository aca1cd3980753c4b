import * as z from 'zod/mini'
import { SENT_KEY, sentStore } from '#components/enquiries/tab-state.ts'
import { tabMemory } from '#components/ui/browser/chunk-recovery.ts'
import { createStore } from '#components/ui/browser/store.ts'
import { FORM_NAMES } from '#lib/enquiries/forms/forms.ts'
import { matterSchema, type SentEnquiry, sentFactsSchema } from '#lib/enquiries/sent-facts.ts'
import { splitLocale } from '#lib/i18n/routes.ts'

const MAX_KEPT = 5
const NOT_FOUND = 404

const recordSchema = z.object({
  reference: z.string(),
  form: z.enum(FORM_NAMES),
  facts: sentFactsSchema,
  matter: matterSchema,
  /** The path, without a language, of the page in which its form stood; absent: in a window. */
  place: z.optional(z.string()),
  /** What was applied for. */
  vacancyId: z.optional(z.string()),
  /** Who was invited, as the site names them. */
  candidate: z.optional(z.string()),
  /** Its page was gone to: there another time is asked for, and it is withdrawn. */
  isFollowed: z.optional(z.boolean()),
  /** It was dismissed; it can be had back as long as the tab remembers it. */
  isHidden: z.optional(z.boolean()),
})

export type SentRecord = z.output<typeof recordSchema> & Pick<SentEnquiry, 'phone'>

/** The path, without a language, of the page on which the card shows all it has. */
export const openCardStore = createStore<string | undefined>(undefined)

/** The path of this page without its language. */
export function placeHere(): string {
  return splitLocale(window.location.pathname).path
}

/** Keeps what was sent, so that its card stays on the pages of this tab. */
export function addSent(record: SentRecord): void {
  const others = readKept().filter(({ reference }) => reference !== record.reference)
  keep([record, ...others].slice(0, MAX_KEPT))
  openCardStore.set(placeHere())
}

/** Where it took the place of its form, that comes back. */
export function dismissSent(reference: string): void {
  change(reference, { isHidden: true, place: undefined })
}

export function restoreSent(reference: string): void {
  change(reference, { isHidden: undefined })
}

/** From now on its page knows more of it than this tab. */
export function followSent(reference: string): void {
  change(reference, { isFollowed: true })
}

function change(reference: string, values: Partial<SentRecord>): void {
  keep(
    sentStore
      .get()
      .map((record) => (record.reference === reference ? { ...record, ...values } : record)),
  )
}

/** Forgets what was withdrawn on its page: there is nothing left to tell of it. */
export async function forgetWithdrawn(records: readonly SentRecord[]): Promise<void> {
  for (const { reference, isFollowed, facts } of records) {
    if (!isFollowed || !facts.link) continue
    const options = { method: 'HEAD', cache: 'no-store', referrerPolicy: 'no-referrer' } as const
    const response = await fetch(facts.link, options).catch(() => undefined)
    if (response?.status !== NOT_FOUND) continue
    keep(sentStore.get().filter((record) => record.reference !== reference))
  }
}

/** A tab that was reloaded knows again what was sent from it. */
export function readSent(): void {
  if (sentStore.get().length === 0) sentStore.set(readKept())
}

function readKept(): readonly SentRecord[] {
  const known = sentStore.get()
  if (known.length > 0) return known
  try {
    const text = tabMemory()?.getItem(SENT_KEY)
    return z.array(recordSchema).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

function keep(records: readonly SentRecord[]): void {
  sentStore.set(records)
  try {
    if (records.length === 0) tabMemory()?.removeItem(SENT_KEY)
    else {
      // Of a person it keeps nothing: the number is known as long as the page is.
      const kept = records.map(({ phone: _phone, ...record }) => record)
      tabMemory()?.setItem(SENT_KEY, JSON.stringify(kept))
    }
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
}
