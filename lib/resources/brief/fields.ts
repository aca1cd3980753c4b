import type { AnswerName } from '#lib/i18n/pages.ts'

/** What the letter fills in of the form that asks for a price. */
type BriefFields = Record<'position' | 'location' | 'schedule', string>

/**
 * Where an enquiry has no field for each, what is chosen stands side by side. Of a letter that
 * nobody has begun nothing is told.
 */
export function briefFields(titleOf: (name: AnswerName) => string): BriefFields {
  const list = (...names: AnswerName[]) => names.map(titleOf).filter(Boolean).join(', ')
  return {
    position: titleOf('position'),
    location: list('country', 'household'),
    schedule: list('schedule', 'live_in', 'start'),
  }
}
