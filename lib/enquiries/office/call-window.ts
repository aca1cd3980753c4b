/** A time in which an office works, in milliseconds. */
export interface Span {
  start: number
  end: number
}

/** When somebody hears from an office: not before `from`, not after `by`. */
export interface CallWindow {
  from: number
  by: number
  /** It works all the time between: else the promise runs on into another day. */
  isUnbroken: boolean
}

/**
 * When an office calls back that has promised to within so many minutes of its working time.
 * Undefined where the spans, which are in the order of their beginnings, do not reach so far.
 */
export function callWindow(
  spans: Iterable<Span>,
  askedAt: number,
  minutes: number,
): CallWindow | undefined {
  let cursor = askedAt
  let left = minutes * 60_000
  let from: number | undefined
  let isUnbroken = true
  for (const { start, end } of spans) {
    if (end <= cursor) continue
    if (from !== undefined && start > cursor) isUnbroken = false
    cursor = Math.max(cursor, start)
    from ??= cursor
    if (left <= end - cursor) return { from, by: cursor + left, isUnbroken }
    left -= end - cursor
    cursor = end
  }
  return undefined
}

interface Question {
  /** Slugs of the countries that it is about, the likeliest first. */
  countries: readonly string[]
  locale: string
  /** In milliseconds. */
  askedAt: number
}

/**
 * Whose an enquiry is: the office of the country that it is about; else, of those that speak the
 * visitor's language first, the one at work that can call soonest; else the first of them, since a
 * call from farther away, once it is morning there, comes at night; else the head office, which is
 * the first of the list. Undefined where there is no office.
 */
export function chooseOffice<T extends { countrySlug: string; languages: readonly string[] }>(
  offices: readonly T[],
  { countries, locale, askedAt }: Question,
  windowOf: (office: T) => CallWindow | undefined,
): T | undefined {
  const timeOf = (office: T) => {
    const window = windowOf(office)
    return window && window.from <= askedAt ? window.by : Number.MAX_VALUE
  }
  const local = countries.flatMap((slug) => offices.find((one) => one.countrySlug === slug) ?? [])
  const speaking = offices
    .filter(({ languages }) => languages[0] === locale)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  return [...local, ...speaking, ...offices].at(0)
}

/** The countries that the address of a page names, the likeliest first; its vacancy, its candidate. */
export function subjectOfAddress(path: string, query?: URLSearchParams) {
  const [first = '', second] = path.split('/').slice(1)
  return {
    vacancy: first === 'vacancies' ? second : undefined,
    candidate: first === 'candidate' ? second : undefined,
    countries: [first, query?.get('country') ?? ''].filter(Boolean),
  }
}

/** Who of an office calls: the first who speaks the visitor's language. */
export function personOf(
  { people }: { people: readonly { name: string; languages: readonly string[] }[] },
  locale: string,
): string | undefined {
  return people.find(({ languages }) => languages.includes(locale))?.name
}
