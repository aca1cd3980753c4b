import { createHash } from 'node:crypto'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { type CleanOptions, cleanBody } from './clean-body.ts'
import { formOf } from './no-js-form.ts'
import type { Result } from './result.ts'
import { checkSpam } from './spam-check.ts'
import { validate } from './validate.ts'

type Checked = Omit<NewEnquiry, 'key' | 'isKeyStated' | 'senderHash'>

/** The enquiry that a body holds, or what is wrong with it. */
export function checkBody(
  value: unknown,
  { language, ...options }: CleanOptions & { language: Locale },
): Checked | Extract<Result, { kind: 'rejected' }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'rejected', message: undefined, errors: {} }
  }
  const { match } = options
  const { body, isSuspicious } = checkSpam({ ...value })
  const checked = validate(match.body, cleanBody(body, options), language)
  if ('errors' in checked) return { kind: 'rejected', message: undefined, errors: checked.errors }
  const { service, path } = match
  const { fields } = checked
  const bodyHash = hashOf(path, fields)
  return {
    bodyHash,
    form: formOf(match, fields),
    service,
    path,
    locale: language,
    fields,
    isSuspicious,
  }
}

/** What makes two submissions the same: the endpoint and the fields, without the traps. */
function hashOf(path: string, fields: NewEnquiry['fields']): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash(JSON.stringify([path, sorted]))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
