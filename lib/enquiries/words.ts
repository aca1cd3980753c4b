import type { Messages } from '#lib/i18n/languages.ts'

type Leaves<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Leaves<T[Key]>}`
}[keyof T & string]

/** The namespaces of the messages that are said after an enquiry, or of when an office works and calls. */
export const SAID = ['promise', 'sentCard', 'officeClock', 'phone'] as const
type WordKey = Leaves<Pick<Messages, (typeof SAID)[number]>>

/** Says a text with what is in braces filled in; of one that is missing, nothing. */
export type Words = (key: WordKey, values?: Readonly<Record<string, string>>) => string

/** Of texts by key, as a browser is sent them. */
export function toWords(texts: Readonly<Record<string, string>>): Words {
  return (key, values = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '')
}
