import { z } from 'zod'
import { PHONE_PATTERN } from '#lib/text/phone.ts'
import { type FormEndpoint, MAX_LENGTHS } from './definition.ts'
import { FORM_NAMES, FORMS, type KnownEndpoint, type SentField, sentFieldsOf } from './forms.ts'

/** Text as a person types it: no control characters but tabs and line breaks, nothing half encoded. */
const TYPED = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u

/** Every POST of the contract. */
export const FORM_ENDPOINTS: readonly KnownEndpoint[] = [
  ...new Set(FORM_NAMES.flatMap((form): readonly KnownEndpoint[] => FORMS[form].endpoints)),
]

/** What each of them takes, by the published name of the body. */
export const FORM_WIRE_SCHEMAS: ReadonlyMap<string, z.ZodObject> = new Map(
  FORM_ENDPOINTS.map((endpoint) => [endpoint.body, schemaOf(endpoint)]),
)

/** The forms of an endpoint may differ: a field that not all of them have may be missing. */
function schemaOf(endpoint: FormEndpoint): z.ZodObject {
  const forms = formsOf(endpoint)
  const fields = forms.flatMap(sentFieldsOf)
  const shape = new Map<string, z.ZodType>()
  for (const field of fields) {
    const isInAll = fields.filter(({ name }) => name === field.name).length === forms.length
    const rule = field.name === 'type' && endpoint.type ? z.literal(endpoint.type) : ruleOf(field)
    if (!shape.has(field.name)) shape.set(field.name, isInAll ? rule : rule.optional())
  }
  return z.strictObject(Object.fromEntries(shape))
}

export function formsOf(endpoint: FormEndpoint) {
  return FORM_NAMES.filter((form) =>
    FORMS[form].endpoints.some(({ path }) => path === endpoint.path),
  )
}

function ruleOf(field: SentField): z.ZodType {
  const { isOptional = false } = field
  switch (field.kind) {
    case 'page':
      return textRule()
    case 'link':
      return linkRule()
    case 'text':
    case 'position':
      return isOptional ? textRule() : textRule().trim().min(1)
    case 'name':
      return orEmpty(z.string().trim().min(1).max(MAX_LENGTHS.name).regex(TYPED), isOptional)
    case 'phone':
      return orEmpty(z.string().regex(PHONE_PATTERN), isOptional)
    case 'choice':
    case 'select':
      return orEmpty(z.enum(field.choices), isOptional)
  }
}

function textRule() {
  return z.string().max(MAX_LENGTHS.text).regex(TYPED)
}

/** Empty where the page is not known, or not one of this site. */
function linkRule() {
  const address = z.url({ protocol: /^https?$/ }).max(MAX_LENGTHS.link)
  return z.union([z.literal(''), address.regex(/^[^\s\p{Cc}]*$/u)])
}

function orEmpty(rule: z.ZodType, isOptional: boolean): z.ZodType {
  return isOptional ? z.union([z.literal(''), rule]) : rule
}
