import type { Locale } from './locales.ts'
import { typesetHeading } from './typeset-heading.ts'
import { typeset, withHeldHyphens } from './typography.ts'

/** An argument or a tag stands where a word may begin, and `#` where a figure does. */
const STANDS_FOR: Record<string, string> = { '{': '(', '<': '(', '}': ')', '>': ')', '#': '0' }

/**
 * These hold the names of controls, which are looked for as they are written. What is a sentence in
 * them is read, and set as everything else.
 */
const NAMES: ReadonlySet<string> = new Set(['enquiries', 'errors', 'form', 'site'])
const SENTENCE = /[.!?…:]$/
const HEADING = /^(?:title|question)$|Title$/
/** What stands between the forms of a plural is no text. */
const HAS_FORMS = /\{\w+,/

/** The messages as a compositor sets them; arguments, plural forms and tags stay as they are. */
export function typesetMessages<Messages extends object>(
  messages: Messages,
  locale: Locale,
): Messages {
  const setAll = (part: object, isSet: (text: string) => boolean) =>
    JSON.parse(JSON.stringify(part), (key, value: unknown) => {
      if (typeof value === 'string') {
        if (!isSet(value)) return value
        const set = typesetMessage(value, locale)
        return HEADING.test(key) && !HAS_FORMS.test(value) ? typesetHeading(set, locale) : set
      }
      const names: unknown = part === messages && NAMES.has(key) && Reflect.get(messages, key)
      return names ? setAll(Object(names), (text) => SENTENCE.test(text)) : value
    })
  return setAll(messages, () => true)
}

function typesetMessage(message: string, locale: Locale): string {
  const set = typeset(
    message.replace(/[{}<>#]/g, (mark) => STANDS_FOR[mark] ?? mark),
    locale,
  )
  return withHeldHyphens(message.replace(/[^{}<>#]/g, (mark, index: number) => set[index] ?? mark))
}
