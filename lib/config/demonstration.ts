import { isReservedHost } from './local-addresses.ts'

/** The key that marks whatever is made up and cannot be told by its value: a person, an address. */
export const DEMONSTRATION_KEY = 'demonstration'

/** Something that is made up and must not be taken for real. */
export interface Mark {
  /** Of the value that holds it; empty for the whole. */
  path: readonly PropertyKey[]
  /** What makes it known; for a person or an address, the mark itself. */
  found: string
  advice: string
}

/** What makes a text known as made up: each kind once, for content, settings and a backend alike. */
const RULES: readonly { pattern: RegExp; isMeant?: (found: string) => boolean; advice: string }[] =
  [
    {
      pattern: /(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost|local|com|net|org)(?![\w-])/gi,
      isMeant: isReservedHost,
      advice: 'a host that nobody can have: write the real one',
    },
    {
      pattern: /(?<![\w.,:-])\+?\d[\d\s().-]{6,}\d(?![\w:])/g,
      isMeant: isReservedNumber,
      advice: 'a number that is given to nobody: write the real one',
    },
    {
      pattern: /(?<!\w)(?:0{6,}|(?:[A-Z]+-)*(?:0+-)?DEMO)(?!\w)/g,
      advice: 'stands for a registration or a licence: write the real number',
    },
    {
      pattern: /made-up agency|агентство вымышлено/gi,
      advice: 'says that all of this is made up: take it away with it',
    },
    { pattern: /Aldermere|Олдермир/gi, advice: 'the name of the made-up agency: write yours' },
  ]

const MADE_UP = `made up: put the real thing in its place, or take it away, and the line “${DEMONSTRATION_KEY}: true” with it`

/** Every mark of the demonstration in a value of any depth, in its order. */
export function* findMarks(value: unknown, path: readonly PropertyKey[] = []): Generator<Mark> {
  if (typeof value === 'string') yield* marksOfText(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === DEMONSTRATION_KEY && inner === true) {
      yield { path, found: `${DEMONSTRATION_KEY}: true`, advice: MADE_UP }
    } else {
      yield* findMarks(inner, [...path, key])
    }
  }
}

/** The same without what marks it, which is nothing to be shown. */
export function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, inner]) => key !== DEMONSTRATION_KEY || typeof inner !== 'boolean',
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutMarks(inner)]))
}

/** Each text once, and none that stands within another. */
function* marksOfText(text: string, path: readonly PropertyKey[]): Generator<Mark> {
  const told: string[] = []
  for (const { pattern, isMeant = () => true, advice } of RULES) {
    for (const [found] of text.matchAll(pattern)) {
      if (!isMeant(found) || told.some((longer) => longer.includes(found))) continue
      told.push(found)
      yield { path, found, advice }
    }
  }
}

/**
 * Numbers that are kept for films and books, by the regulators of the first three plans; in the
 * others no number begins with zeros behind the code of its area.
 */
const RESERVED_NUMBERS: readonly RegExp[] = [
  /^44(?:2079460|7700900|1632960|8081570|3069990|1(?:1[3-8]|21|31|41|51|61)4960|28964960|29201800|1914980)\d{2,3}$/,
  /^1[2-9]\d{2}55501\d{2}$/,
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^7[3-9]\d{2}000\d{4}$/,
  /^380\d{2}000\d{4}$/,
  /^37700\d{6}$/,
  /^41\d{2}000\d{4}$/,
  /^390\d{1,3}0000\d{2,4}$/,
  /^357\d{2}000\d{3}$/,
  /^971\d000\d{4}$/,
]

function isReservedNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  return RESERVED_NUMBERS.some((numbers) => numbers.test(digits))
}
