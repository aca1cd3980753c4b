import { isOffered, type OfferedIn } from '#lib/resources/content-items.ts'
import { type CandidateLife, isShown } from './candidate-life.ts'
import type { CandidateListQuery, CandidateProfileWire } from './definition.ts'
import { isCandidateStart, START_DAYS } from './model.ts'

export interface CandidateEntry extends OfferedIn<CandidateProfileWire>, CandidateLife {
  /** The slug of the position. */
  staff?: string
}

const DAY_MS = 86_400_000

/** Candidates who meet every choice, in the order in which they are kept. */
export function findCandidates(
  candidates: ReadonlyMap<string, CandidateEntry>,
  query: CandidateListQuery,
  now: Date,
): CandidateProfileWire[] {
  const { country_slug, category, position, live_in, language, start } = query
  return [...candidates.values()]
    .filter((entry) => isShown(entry, now))
    .filter((entry) => isOffered(entry, country_slug))
    .filter(({ wire }) => !category || wire.category === category)
    .filter(({ staff }) => !position || staff === position)
    .filter(({ wire }) => !live_in || wouldLive(wire, live_in))
    .filter(({ wire }) => !language || wire.languages.some(({ code }) => code === language))
    .filter(({ wire }) => !start || isFreeBy(wire, start, now))
    .map(({ wire }) => wire)
}

/** Who states no day may be bound for long: only those who say so are free by then. */
function isFreeBy({ available_from }: CandidateProfileWire, start: string, now: Date): boolean {
  if (available_from === undefined || !isCandidateStart(start)) return false
  return Date.parse(available_from) <= now.getTime() + START_DAYS[start] * DAY_MS
}

function wouldLive({ live_in }: CandidateProfileWire, where: string): boolean {
  return live_in === where || (live_in === 'either' && (where === 'in' || where === 'out'))
}
