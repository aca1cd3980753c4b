import { ownLink } from '#lib/enquiries/page-link.ts'
import { isBlank, toLine } from '#lib/text/cut-text.ts'
import type { FormMatch } from './find-form.ts'

const MAX_TEXT_LENGTH = 300

export interface CleanOptions {
  match: FormMatch
  /** Whether a host is this site's own. */
  isOwnHost: (host: string) => boolean
}

/**
 * Puts right what the visitor did not type, so that nothing of it can reject an enquiry, and
 * empties what shows nothing.
 */
export function cleanBody(
  body: Record<string, unknown>,
  { match, isOwnHost }: CleanOptions,
): Record<string, unknown> {
  const { page, link, ...others } = body
  const typed = Object.entries(others).map(([name, value]) => [name, cleanValue(name, value)])
  const fields = Object.fromEntries(typed)
  if (match.body === 'ApplicationForm') return fields
  return {
    ...fields,
    page: typeof page === 'string' && !isBlank(page) ? toLine(page, MAX_TEXT_LENGTH) : '',
    link: typeof link === 'string' ? ownLink(link, isOwnHost) : '',
  }
}

function cleanValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (isBlank(value)) return ''
  // A title from the site's own list.
  return name === 'position' ? toLine(value, MAX_TEXT_LENGTH) : value
}
