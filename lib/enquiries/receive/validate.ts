import type { z } from 'zod'
import type { FormEndpoint } from '#lib/enquiries/forms/definition.ts'
import { FORM_WIRE_SCHEMAS } from '#lib/enquiries/forms/wire-schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MESSAGES, type Messages } from '#lib/i18n/messages.ts'
import { cutText, isBlank } from '#lib/text/cut-text.ts'

export type FieldErrors = Record<string, string[]>
export type Validated = { fields: Readonly<Record<string, string>> } | { errors: FieldErrors }

const MAX_UNKNOWN_NAMED = 10
const MAX_NAME_LENGTH = 100

/** Checks a body, the fields against spam taken out, against the schema of the contract. */
export function validate(endpoint: FormEndpoint, body: unknown, language: Locale): Validated {
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
  const texts = MESSAGES[language].problems.fields
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
  texts: Messages['problems']['fields'],
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
