import { isOffered, newestFirst } from '#lib/resources/content-items.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import { toImage } from '#lib/resources/image.ts'
import { type CandidateLife, isShown, lifeOf } from './candidate-life.ts'
import type { CandidateItem, CandidateListQuery, CandidateProfileWire } from './definition.ts'
import { isCandidateStart, START_DAYS } from './model.ts'

/** What is in memory of a candidate. */
type CandidateHead = ReturnType<typeof toCandidateHead>

export function toCandidateHead(item: CandidateItem) {
  const { slug, title, category, countries, staff, live_in, languages, photo } = item
  const { available_from, published_at, withdrawn_at } = item
  return {
    ...{ slug, title, category, countries, staff, live_in },
    ...{ available_from, published_at, withdrawn_at },
    /** Their codes. */
    languages: languages.map(({ code }) => code),
    picture: toImage(photo)?.src,
  }
}

type Context = BuildContext<CandidateHead, CandidateItem>

export class CandidateEntry {
  readonly head: CandidateHead
  readonly life: CandidateLife
  readonly #context: Context

  constructor(head: CandidateHead, context: Context) {
    this.head = head
    this.life = lifeOf({ publishedAt: head.published_at, withdrawnAt: head.withdrawn_at })
    this.#context = context
  }

  /** All of it, from the disk. */
  get wire(): CandidateProfileWire {
    const { countries: slugs, staff: _staff, ...wire } = this.#context.read(this.head)
    const known = this.#context.content.get(countriesContent)
    // A country may be held back by a fault of its own.
    const countries = slugs?.flatMap((slug) => {
      const country = known.get(slug)
      return country ? { slug, title: country.title, where: country.where } : []
    })
    return { ...wire, countries }
  }
}

const DAY_MS = 86_400_000

/** The candidates by slug, newest first. */
export function buildCandidates(
  heads: readonly CandidateHead[],
  context: Context,
): ReadonlyMap<string, CandidateEntry> {
  return new Map(newestFirst(heads).map((head) => [head.slug, new CandidateEntry(head, context)]))
}

/** In the order in which they are kept. */
export function listShown(
  candidates: ReadonlyMap<string, CandidateEntry>,
  now: Date,
): CandidateEntry[] {
  return [...candidates.values()].filter(({ life }) => isShown(life, now))
}

/** Candidates who meet every choice, in the order in which they are kept. */
export function findCandidates(
  candidates: ReadonlyMap<string, CandidateEntry>,
  query: CandidateListQuery,
  now: Date,
): CandidateEntry[] {
  const { country_slug, category, position, live_in, language, start } = query
  return listShown(candidates, now)
    .filter(({ head }) => isOffered(head, country_slug))
    .filter(({ head }) => !category || head.category === category)
    .filter(({ head }) => !position || head.staff === position)
    .filter(({ head }) => !live_in || wouldLive(head, live_in))
    .filter(({ head }) => !language || head.languages.includes(language))
    .filter(({ head }) => !start || isFreeBy(head, start, now))
}

/** Who states no day may be bound for long: only those who say so are free by then. */
function isFreeBy({ available_from }: CandidateHead, start: string, now: Date): boolean {
  if (available_from === undefined || !isCandidateStart(start)) return false
  return Date.parse(available_from) <= now.getTime() + START_DAYS[start] * DAY_MS
}

function wouldLive({ live_in }: CandidateHead, where: string): boolean {
  return live_in === where || (live_in === 'either' && (where === 'in' || where === 'out'))
}
