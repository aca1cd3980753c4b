import { z } from 'zod'
import { CHANGE_KINDS, type Notice } from '#lib/enquiries/store/notices.ts'
import { OUTCOMES } from '#lib/enquiries/stored-enquiry.ts'
import type { Outcome } from './outcome.ts'

/** Where a backend hears of changes, if it wants to. */
export const CHANGES_PATH = '/api/enquiry-changes'

/**
 * What a webhook and a backend are told when something has become of an enquiry that they have.
 * Everything but `event`, `key`, `reference` and `at` is as it stands when it is told, and absent
 * of one that has been withdrawn: of that nothing is kept here, nor should it be there.
 */
export const changeWireSchema = z.object({
  event: z.enum(CHANGE_KINDS),
  /** Of the enquiry, as it was delivered. */
  key: z.string(),
  reference: z.string(),
  at: z.iso.datetime(),
  office: z.string().optional(),
  due_at: z.iso.datetime().optional(),
  taken_at: z.iso.datetime().optional(),
  /** The office that took it. */
  taken_by: z.string().optional(),
  answered_at: z.iso.datetime().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  /** When the visitor would rather be called, in the visitor's words. */
  better_time: z.string().optional(),
  /** The number to call, where it has been corrected. */
  phone: z.string().optional(),
})

type ChangeWire = z.output<typeof changeWireSchema>

export function toChangeBody(notice: Notice): Partial<ChangeWire> {
  const { kind, enquiry, enquiryKey, reference, office, queuedAt } = notice
  return {
    event: CHANGE_KINDS.find((known) => known === kind),
    key: enquiryKey ?? undefined,
    reference: reference ?? undefined,
    at: new Date(queuedAt).toISOString(),
    office: enquiry?.office ?? office ?? undefined,
    due_at: enquiry?.dueAt?.toISOString(),
    taken_at: enquiry?.takenAt?.toISOString(),
    taken_by: enquiry?.takenBy ?? undefined,
    answered_at: enquiry?.answeredAt?.toISOString(),
    outcome: enquiry?.outcome ?? undefined,
    better_time: enquiry?.betterTime ?? undefined,
    phone: kind === 'phone-corrected' ? enquiry?.fields.phone : undefined,
  }
}

/**
 * A receiver that knows enquiries alone refuses all else, which nobody need look into. Only where
 * it was to erase one, somebody must see that it is done.
 */
export function unlessNotTaken({ kind }: Notice, outcome: Outcome): Outcome {
  const isNoMatter = outcome.kind === 'refused' && kind !== 'withdrawn'
  return isNoMatter ? { kind: 'delivered' } : outcome
}
