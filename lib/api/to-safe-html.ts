import type { Locale } from '../domain/locale.ts'
import type { SafeHtml } from '../domain/safe-html.ts'
import { sanitizeHtml, sanitizeOptionalHtml } from './sanitize.ts'
import { typesetMarkup } from './typeset-markup.ts'

/** Untrusted markup as it may stand on a page, its text set as its language is. */
export function toSafeHtml(untrusted: string, locale: Locale): SafeHtml {
  return typesetMarkup(sanitizeHtml(untrusted), locale)
}

/** Absent and blank stay absent. */
export function toOptionalSafeHtml(
  untrusted: string | undefined,
  locale: Locale,
): SafeHtml | undefined {
  const safe = sanitizeOptionalHtml(untrusted)
  return safe && typesetMarkup(safe, locale)
}
