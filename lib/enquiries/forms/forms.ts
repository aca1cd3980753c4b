import { APPLY } from './apply.ts'
import { CALLBACK } from './callback.ts'
import type { FormDefinition, FormEndpoint } from './definition.ts'
import { PRICE } from './price.ts'
import { WHATSAPP } from './whatsapp.ts'

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
