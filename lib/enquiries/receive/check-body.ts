import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { readTerms } from '#lib/enquiries/data-terms.ts'
import {
  type FormEndpoint,
  type FormTerms,
  MAX_LENGTHS,
  TERMS_FIELDS,
} from '#lib/enquiries/forms/definition.ts'
import { sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { FORM_WIRE_SCHEMAS, formsOf } from '#lib/enquiries/forms/wire-schemas.ts'
import { ownLink } from '#lib/enquiries/page-link.ts'
import type { NewEnquiry } from '#lib/enquiries/stored-enquiry.ts'
import { MESSAGES, type Messages } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { cutText, isBlank, toLine } from '#lib/text/cut-text.ts'
import { type FormMatch, formOf } from './find-form.ts'
import { checkSpam, SPAM_CHECK_FIELDS } from './spam-check.ts'
import type { Result } from './submission.ts'

export type FieldErrors = Record<string, string[]>
type Validated = { fields: Readonly<Record<string, string>> } | { errors: FieldErrors }

const MAX_UNKNOWN_NAMED = 10
const MAX_NAME_LENGTH = 100

type Checked = Omit<NewEnquiry, 'key' | 'isKeyStated' | 'senderHash'>

interface CheckOptions {
  match: FormMatch
  language: Locale
  /** Whether a host is this site's own. */
  isOwnHost: (host: string) => boolean
  /** What its forms say of data now, in that language. */
  terms: FormTerms
}

/** The enquiry that a body holds, or what is wrong with it. */
export function checkBody(
  value: unknown,
  { match, language, isOwnHost, terms: current }: CheckOptions,
): Checked | Extract<Result, { kind: 'rejected' }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'rejected', message: undefined, errors: {} }
  }
  const { terms: stated, consent, ...sent } = { terms: undefined, consent: undefined, ...value }
  const { body, isSuspicious } = checkSpam(sent)
  const checked = validate(match.endpoint, cleanBody(body, match, isOwnHost), language)
  const terms = readTerms({ terms: stated, consent }, { language, current })
  const errors: FieldErrors = {
    ...('errors' in checked && checked.errors),
    ...(terms === 'missing' && { consent: [MESSAGES[language].problems.fields.consent] }),
  }
  if ('errors' in checked || terms === 'missing') {
    return { kind: 'rejected', message: undefined, errors }
  }
  const { fields } = checked
  return {
    bodyHash: hashOf(match.path, fields),
    form: formOf(match, fields),
    service: match.endpoint.service,
    path: match.path,
    locale: language,
    fields,
    isSuspicious,
    terms,
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

/** Those of a body's fields that a form has: what a browser sends may have others. */
export function ownFields(value: unknown, { endpoint }: FormMatch): Record<string, unknown> {
  const fields = formsOf(endpoint).flatMap(sentFieldsOf)
  const names = [
    ...fields.map(({ name }) => name.toString()),
    ...SPAM_CHECK_FIELDS,
    ...TERMS_FIELDS,
  ]
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => names.includes(name)))
}

/** What makes two submissions the same: the endpoint and the fields, without those against spam. */
function hashOf(path: string, fields: NewEnquiry['fields']): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([path, sorted])
  return createHash('sha256').update(text).digest('base64url')
}

/** Checks a body, the fields against spam taken out, against the schema of the contract. */
function validate(endpoint: FormEndpoint, body: unknown, language: Locale): Validated {
  const parsed = schemaOf(endpoint).safeParse(body)
  if (!parsed.success) return { errors: errorsOf(parsed.error, body, language) }
  const stated = Object.entries(parsed.data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { fields: Object.fromEntries(stated) }
}

function schemaOf({ body }: FormEndpoint): z.ZodObject {
  const schema = FORM_WIRE_SCHEMAS.get(body)
  if (!schema) throw new Error(`no schema for ${body}`)
  return schema
}

function errorsOf({ issues }: z.ZodError, body: unknown, language: Locale): FieldErrors {
  const { form, problems } = MESSAGES[language]
  const texts = { ...problems.fields, required: form.required }
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    for (const name of namesOf(issue)) {
      const value: unknown = Object.hasOwn(Object(body), name)
        ? Reflect.get(Object(body), name)
        : ''
      const text = messageOf(issue, name, value, texts)
      const before = errors.get(name) ?? []
      if (!before.includes(text)) errors.set(name, [...before, text])
    }
  }
  return Object.fromEntries(errors)
}

/** A body that is no object has no field to put the blame on. */
function namesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return issue.path.slice(0, 1).map(String)
  return issue.keys.slice(0, MAX_UNKNOWN_NAMED).map((key) => cutText(key, MAX_NAME_LENGTH))
}

function messageOf(
  issue: z.core.$ZodIssue,
  name: string,
  value: unknown,
  texts: Messages['problems']['fields'] & { required: string },
): string {
  if (issue.code === 'unrecognized_keys') return texts.unknown
  if (isEmpty(value)) return texts.required
  if (issue.code === 'too_big') return texts.tooLong.replace('{max}', String(issue.maximum))
  return name === 'phone' ? texts.phone : texts.invalid
}

/** A lone plus sign is what the mask leaves of a phone that was never typed. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && (isBlank(value) || value.trim() === '+')
}
