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
      return isHeading && !ANY_TAG.test(piece)
        ? typesetHeading(piece, locale)
        : typesetRun(piece, locale)
    })
    .join('')
  return set as SafeHtml
}

function typesetRun(run: string, locale: Locale): string {
  const pieces = run.split(ANY_TAG)
  const text = typeset(pieces.filter((_piece, index) => !isTag(index)).join(''), locale)
  let from = 0
  return pieces
    .map((piece, index) => {
      if (isTag(index)) return piece
      from += piece.length
      return withHeldHyphens(text.slice(from - piece.length, from))
    })
    .join('')
}

/** Splitting at a group puts what it matched at every odd place. */
function isTag(index: number): boolean {
  return index % 2 === 1
}
