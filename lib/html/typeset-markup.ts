import type { Locale } from '#lib/i18n/locales.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { typeset, withHeldHyphens } from '#lib/i18n/typography.ts'
import type { SafeHtml } from './safe-html.ts'

const BLOCK_TAG = /(<\/?(?!(?:a|em|strong)\b)[a-z][^>]*>)/
const ANY_TAG = /(<[^>]*>)/
const HEADING_TAG = /^<h\d/

/** Sets the text of sanitized markup and leaves its tags; a word may go through inline tags. */
export function typesetMarkup(markup: SafeHtml, locale: Locale): SafeHtml {
  const set = markup
    .split(BLOCK_TAG)
    .map((piece, index, pieces) => {
      if (isTag(index)) return piece
      const isHeading = HEADING_TAG.test(pieces[index - 1] ?? '')
      if (isHeading && !ANY_TAG.test(piece)) return typesetHeading(piece, locale)
      return typesetRun(piece, locale, pieces[index + 1] === '</p>')
    })
    .join('')
  return set as SafeHtml
}

function typesetRun(run: string, locale: Locale, isParagraph: boolean): string {
  const pieces = run.split(ANY_TAG)
  const set = typeset(pieces.filter((_piece, index) => !isTag(index)).join(''), locale)
  const text = isParagraph ? withHeldEnding(set) : set
  let from = 0
  return pieces
    .map((piece, index) => {
      if (isTag(index)) return piece
      from += piece.length
      return withHeldHyphens(text.slice(from - piece.length, from))
    })
    .join('')
}

/** In characters: a shorter last line looks lost, and a longer one than that is not held together. */
const SHORT_LINE = 8
const LONGEST_HELD = 14

/** The last line of a paragraph of several lines is no word or two alone. */
function withHeldEnding(text: string): string {
  const last = text.lastIndexOf(' ')
  if (last < 8 * SHORT_LINE || text.length - last > SHORT_LINE) return text
  const before = text.lastIndexOf(' ', last - 1)
  if (text.length - before > LONGEST_HELD) return text
  return withHeldEnding(`${text.slice(0, last)}\u00a0${text.slice(last + 1)}`)
}

/** Splitting at a group puts what it matched at every odd place. */
function isTag(index: number): boolean {
  return index % 2 === 1
}
