import { createHash } from 'node:crypto'
import { MAX_LENGTHS } from '#lib/enquiries/forms/field.ts'
import { sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { formsOf } from '#lib/enquiries/forms/wire-schemas.ts'
import { ownLink } from '#lib/enquiries/page-link.ts'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isBlank, toLine } from '#lib/text/cut-text.ts'
import { type FormMatch, formOf } from './find-form.ts'
import { checkSpam } from './spam-check.ts'
import type { Result } from './submission.ts'
import { validate } from './validate.ts'

type Checked = Omit<NewEnquiry, 'key' | 'isKeyStated' | 'senderHash'>

interface CheckOptions {
  match: FormMatch
  language: Locale
  /** Whether a host is this site's own. */
  isOwnHost: (host: string) => boolean
}

/** The enquiry that a body holds, or what is wrong with it. */
export function checkBody(
  value: unknown,
  { match, language, isOwnHost }: CheckOptions,
): Checked | Extract<Result, { kind: 'rejected' }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'rejected', message: undefined, errors: {} }
  }
  const { body, isSuspicious } = checkSpam({ ...value })
  const checked = validate(match.endpoint, cleanBody(body, match, isOwnHost), language)
  if ('errors' in checked) return { kind: 'rejected', message: undefined, errors: checked.errors }
  const { fields } = checked
  return {
    bodyHash: hashOf(match.path, fields),
    form: formOf(match, fields),
    service: match.endpoint.service,
    path: match.path,
    locale: language,
    fields,
    isSuspicious,
  }
}

/**
 * Puts right what the visitor did not type, so that nothing of it can reject an enquiry, and
 * empties what shows nothing.
 */
function cleanBody(
  body: Record<string, unknown>,
  { endpoint }: FormMatch,
  isOwnHost: CheckOptions['isOwnHost'],
): Record<string, unknown> {
  const fields = formsOf(endpoint).flatMap(sentFieldsOf)
  const positions = fields.filter(({ kind }) => kind === 'position').map(({ name }) => name)
  const hasSource = fields.some(({ kind }) => kind === 'page')
  const { page, link, ...typed } = body
  const cleaned = Object.entries(typed).map(([name, value]) => [name, cleanTyped(name, value)])
  return { ...Object.fromEntries(cleaned), ...(hasSource && cleanSource()) }

  function cleanTyped(name: string, value: unknown): unknown {
    if (typeof value !== 'string') return value
    if (isBlank(value)) return ''
    // A title from the site's own list.
    return positions.some((position) => position === name) ? toLine(value, MAX_LENGTHS.text) : value
  }

  function cleanSource() {
    return {
      page: typeof page === 'string' && !isBlank(page) ? toLine(page, MAX_LENGTHS.text) : '',
      link: typeof link === 'string' ? ownLink(link, isOwnHost) : '',
    }
  }
}

/** What makes two submissions the same: the endpoint and the fields, without those against spam. */
function hashOf(path: string, fields: NewEnquiry['fields']): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([path, sorted])
  return createHash('sha256').update(text).digest('base64url')
}
