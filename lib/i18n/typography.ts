import { LANGUAGE_RULES } from './languages.ts'
import { type Locale, perLocale } from './locales.ts'
import { curlApostrophes, curlQuotes } from './typography-quotes.ts'

const NBSP = '\u00a0'
const WORD_JOINER = '\u2060'

const PHONE = /\+\d[\d\s()–-]{4,}\d/gu
/** What is dialled, mailed or followed stands as it was written; a number to dial, in one line. */
const ADDRESSES = new RegExp(
  [
    /\b(?:https?:\/\/|www\.)[^\s"«»“”„<>]*[^\s"'«»“”„‘’<>.,;:!?)]/,
    /[^\s@"«»“”„<>()]{1,64}@[^\s@"«»“”„<>()]+/,
    PHONE,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)

const CURRENCY_CODES = 'AED|CHF|EUR|GBP|RUB|USD'

const SPACES_IN_ALL = [
  `(?<=\\d) (?=[%‰°₽€£$¥]|(?:${CURRENCY_CODES})(?!\\p{L}))`,
  `(?<=[₽€£$¥]|(?<!\\p{L})(?:${CURRENCY_CODES})) (?=\\d)`,
  '(?<=[№§]) (?=[\\p{L}\\d])',
  // A level of a language.
  '(?<=\\p{L}) (?=\\([A-C][12]\\))',
]

/** Each matches a single space at which a line must not break. */
const UNBREAKABLE_SPACES = perLocale((locale) =>
  toPattern([...SPACES_IN_ALL, ...LANGUAGE_RULES[locale].typography.unbreakableSpaces]),
)

const HYPHEN_AS_DASH = /(?<=\S[ \u00a0])(?<!\d[ \u00a0])-(?= )|(?<=\d[ \u00a0])-(?= (?!\d))/g
const HYPHEN_IN_RANGE =
  /(?<=(?<![\d)]\s)(?<=^|[\s(£€$])(?!0\d+-)\d[\d.,:]*)-(?=[£€$]?(?!0\d+(?![\d.,:]))\d[\d.,:]*(?:[\s);%?!]|$))/g

/**
 * The text as a compositor of its language sets it: quotes, dashes, spaces that do not break. Only
 * such marks change, each for one of the same length; a text that is set already stays as it is.
 */
export function typeset(text: string, locale: Locale): string {
  const { quotes, hasApostrophes, hasSpacedDashes } = LANGUAGE_RULES[locale].typography
  const doubled = curlQuotes(text, quotes)
  const quoted = hasApostrophes ? curlApostrophes(doubled) : doubled
  const ranged = quoted.replace(HYPHEN_IN_RANGE, '–')
  const dashed = hasSpacedDashes ? ranged.replace(HYPHEN_AS_DASH, '—') : ranged
  const spaced = withAddressesOf(text, dashed.replace(UNBREAKABLE_SPACES[locale], NBSP))
  return spaced.replace(PHONE, withWholePhone)
}

/**
 * A compound of a short word and another, the number of a licence or of a case, and a range of
 * figures, in one line; an address is left.
 */
const HELD = new RegExp(
  [
    `(?<address>${ADDRESSES.source})`,
    '(?<![\\p{L}\\p{N}-])\\p{L}{1,4}(?:-[\\p{L}\\d]{1,6})*-\\d[\\p{L}\\d]*(?:-[\\p{L}\\d]+)*',
    '(?<![\\p{L}\\p{N}-])(?:\\p{L}{1,5}-\\p{L}{1,12}|[\\p{L}\\d]+-\\p{L}{1,3}|\\p{L}{1,5}(?:-\\p{L}{1,5}){2,3})(?![\\p{L}-])',
    '\\d–(?=\\d)',
  ].join('|'),
  'giu',
)

/** Set to be read in lines: none of them ends after the hyphen of a word, or within a range. */
export function typesetText(text: string, locale: Locale): string {
  return withHeldHyphens(typeset(text, locale))
}

/** What is put in has no width, and is no letter to whoever searches or copies. */
export function withHeldHyphens(text: string): string {
  return text.replace(HELD, (match, address?: string) =>
    address ? match : match.replaceAll(/[-–]/g, (mark) => mark + WORD_JOINER),
  )
}

/** The text with ordinary spaces, for what is not set in lines: a window's title, a search result. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(NBSP, ' ').replaceAll(WORD_JOINER, '')
}

/** A postal address, in which no number stands apart from what it numbers, nor half of a name or code. */
export function withWholeNumbers(address: string): string {
  return withHeldHyphens(address).replace(
    /(?<=(?:^|\s)\d{1,4}) (?=\p{Lu})|(?<=[\p{Ll},]) (?=\d{1,4}(?:,|$))|(?<=\p{Lu}\d{1,2}) (?=\d\p{Lu}{2}(?!\p{L}))/gu,
    NBSP,
  )
}

/** A number to call, in one line, unless letters are so large that there is no room for it. */
export function withWholePhone(phone: string): string {
  return phone.replaceAll(' ', NBSP)
}

function withAddressesOf(original: string, changed: string): string {
  let restored = ''
  for (const { 0: address, index } of original.matchAll(ADDRESSES)) {
    restored += changed.slice(restored.length, index) + address
  }
  return restored + changed.slice(restored.length)
}

function toPattern(alternatives: string[]): RegExp {
  return new RegExp(alternatives.join('|'), 'giu')
}

/** Not at its beginning: `Nanny` is `nanny` there; `PA` stays. */
export function withinSentence(title: string, locale: Locale): string {
  const [first = '', second = ''] = title
  return second === second.toLocaleLowerCase(locale)
    ? first.toLocaleLowerCase(locale) + title.slice(first.length)
    : title
}
