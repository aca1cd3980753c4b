import type { z } from 'zod'
import { CHANGE_KINDS, type Notice } from '#lib/enquiries/store/notices.ts'
import type { changeWireSchema } from '#lib/enquiries/webhook-wire.ts'
import type { Outcome } from './outcome.ts'

/** Where a backend hears of changes, if it wants to. */
export const CHANGES_PATH = '/api/enquiry-changes'

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
