import type { z } from 'zod'
import type { FormEndpoint } from '#lib/enquiries/forms/form-endpoints.ts'
import {
  applicationFormWireSchema,
  costFormWireSchema,
  jobFormWireSchema,
  staffFormWireSchema,
} from '#lib/enquiries/forms/form-schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { cutText, isBlank } from '#lib/text/cut-text.ts'
import { FIELD_MESSAGES } from './field-messages.ts'

export type FieldErrors = Record<string, string[]>
export type Validated = { fields: Readonly<Record<string, string>> } | { errors: FieldErrors }

const SCHEMAS: Partial<Record<FormEndpoint['body'], z.ZodObject>> = {
  StaffForm: staffFormWireSchema,
  JobForm: jobFormWireSchema,
  CostForm: costFormWireSchema,
  ApplicationForm: applicationFormWireSchema,
}
const MAX_UNKNOWN_NAMED = 10
const MAX_NAME_LENGTH = 100

/** Checks a body, its traps taken out, against the schema of the contract. */
export function validate(form: FormEndpoint['body'], body: unknown, language: Locale): Validated {
  const parsed = schemaOf(form).safeParse(body)
  if (!parsed.success) return { errors: errorsOf(parsed.error, body, language) }
  const stated = Object.entries(parsed.data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { fields: Object.fromEntries(stated) }
}

/** The names of the fields that a form has. */
export function fieldNames(form: FormEndpoint['body']): readonly string[] {
  return Object.keys(schemaOf(form).shape)
}

function schemaOf(form: FormEndpoint['body']): z.ZodObject {
  const schema = SCHEMAS[form]
  if (!schema) throw new Error(`no schema for ${form}`)
  return schema
}

function errorsOf({ issues }: z.ZodError, body: unknown, language: Locale): FieldErrors {
  const texts = FIELD_MESSAGES[language]
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
  texts: (typeof FIELD_MESSAGES)[Locale],
): string {
  if (issue.code === 'unrecognized_keys') return texts.unknown
  if (isEmpty(value)) return texts.required
  if (issue.code === 'too_big') return texts.tooLong(Number(issue.maximum))
  return name === 'phone' ? texts.phone : texts.invalid
}

/** A lone plus sign is what the mask leaves of a phone that was never typed. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && (isBlank(value) || value.trim() === '+')
}
