import {
  type FieldDefinition,
  type FormDefinition,
  type FormEndpoint,
  TYPE_FIELD,
} from './definition.ts'

/** The page that a form is sent from. */
const SOURCE_FIELDS = [
  { name: 'page', kind: 'page' },
  { name: 'link', kind: 'link' },
] as const satisfies readonly FieldDefinition[]

/** Where a form goes that asks for staff or for work: without script to the first of them. */
const TYPE_ENDPOINTS = [
  { path: '/api/form-staff', service: 'main', body: 'StaffForm', type: 'staff' },
  { path: '/api/form-job', service: 'main', body: 'JobForm', type: 'job' },
] as const satisfies readonly FormEndpoint[]

/** Somebody wants to be called. */
const CALLBACK = {
  endpoints: TYPE_ENDPOINTS,
  fields: [
    TYPE_FIELD,
    { name: 'name', kind: 'name' },
    { name: 'phone', kind: 'phone' },
    ...SOURCE_FIELDS,
  ],
  chat: 'offered',
} as const satisfies FormDefinition

/** An employer asks for a price. */
const PRICE = {
  endpoints: [{ path: '/api/form-cost', service: 'main', body: 'CostForm' }],
  fields: [
    { name: 'position', kind: 'position', isOptional: true },
    { name: 'location', kind: 'text', isOptional: true },
    { name: 'schedule', kind: 'text', isOptional: true },
    { name: 'contact', kind: 'select', choices: ['phone', 'whatsapp', 'telegram'] },
    { name: 'name', kind: 'name', shownWhen: 'contact' },
    { name: 'phone', kind: 'phone', shownWhen: 'contact' },
    ...SOURCE_FIELDS,
  ],
} as const satisfies FormDefinition

/** Somebody wants to write on WhatsApp. */
const WHATSAPP = {
  endpoints: TYPE_ENDPOINTS,
  fields: [{ ...TYPE_FIELD, initial: 'staff' }, { name: 'phone', kind: 'phone' }, ...SOURCE_FIELDS],
  chat: 'whatsapp',
} as const satisfies FormDefinition

/** Somebody applies for a vacancy. */
const APPLY = {
  endpoints: [{ path: '/api/vacancies/{id}/apply', service: 'jobs', body: 'ApplicationForm' }],
  fields: [
    { name: 'name', kind: 'name' },
    { name: 'phone', kind: 'phone' },
  ],
} as const satisfies FormDefinition

/** The forms of the site. What is asked, checked, sent, mailed and exported follows from them. */
export const FORMS = {
  callback: CALLBACK,
  price: PRICE,
  whatsapp: WHATSAPP,
  apply: APPLY,
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof FORMS
export const FORM_NAMES: readonly FormName[] = Object.keys(FORMS).filter(isFormName)

/** The published names of what is sent. */
export type FormBody = (typeof FORMS)[FormName]['endpoints'][number]['body']
export type KnownEndpoint = FormEndpoint & { body: FormBody }

type KnownField = (typeof FORMS)[FormName]['fields'][number]
type NamedInShownWhen<T> = T extends { shownWhen: infer Name extends string } ? Name : never

/** Of everything that is sent. */
export type SentName = KnownField['name']
/** Of what a person fills in. */
export type FieldName = Exclude<SentName, 'page' | 'link'>
/** Of a field that others wait for. */
export type DecisiveName = NamedInShownWhen<KnownField>

export type SentField = KnownField & { isOptional?: boolean; shownWhen?: DecisiveName }
export type FormField = Exclude<SentField, { kind: 'page' | 'link' }>

type KnownChoice = Extract<KnownField, { choices: readonly string[] }>
/** What the choices are called, by field. */
export type ChoiceTitles = {
  [F in KnownChoice as F['name']]: Record<F['choices'][number], string>
}

/** What a form holds, by field; a field that it does not have is empty. */
export type FieldValues = Record<FieldName, string>

/** All that a form sends, in the order of its definition. */
export function sentFieldsOf(form: FormName): readonly SentField[] {
  return FORMS[form].fields
}

/** What a person fills in, from top to bottom. */
export function fieldsOf(form: FormName): readonly FormField[] {
  return sentFieldsOf(form).filter(isFilledIn)
}

/** What the page fills in for the visitor, who has chosen it elsewhere on it. */
export type GivenValues = Readonly<Partial<Record<FieldName, string>>>

/** What a form begins with where nothing else is known. */
export function initialValues(form: FormName): FieldValues {
  return perField((name) => {
    const field = fieldsOf(form).find((known) => known.name === name)
    return (field && 'initial' in field && field.initial) || ''
  })
}

/** A value for each field that there is in any form. */
export function perField(make: (name: FieldName) => string): FieldValues {
  const names = FORM_NAMES.flatMap(fieldsOf).map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, make(name)])) as FieldValues
}

/** Which chat an accepted form goes on to. */
export function chatModeOf(form: FormName): FormDefinition['chat'] {
  const { chat }: FormDefinition = FORMS[form]
  return chat
}

/** Where a form goes that is filled in so; undefined where that is not decided yet. */
export function endpointFor(
  form: FormName,
  values: Readonly<Record<string, unknown>>,
): FormEndpoint | undefined {
  const endpoints: readonly FormEndpoint[] = FORMS[form].endpoints
  return endpoints.find(({ type }) => type === undefined || type === values.type)
}

/** Where a form goes without script: the server looks at the choice itself. */
export function noJsPath(form: FormName, vacancyId = ''): string {
  return pathOf(FORMS[form].endpoints[0], vacancyId)
}

export function pathOf({ path }: FormEndpoint, vacancyId = ''): string {
  return path.replace('{id}', encodeURIComponent(vacancyId))
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

function isFilledIn(field: SentField): field is FormField {
  return field.kind !== 'page' && field.kind !== 'link'
}
