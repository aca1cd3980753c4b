import type { Locale } from './locales.ts'
import { typeset } from './typography.ts'

/** An argument or a tag stands where a word may begin, and `#` where a figure does. */
const STANDS_FOR: Record<string, string> = { '{': '(', '<': '(', '}': ')', '>': ')', '#': '0' }

/** These hold the names of controls, which are looked for as they are written. */
const NAMES: ReadonlySet<string> = new Set(['enquiries', 'errors', 'form', 'site'])

/** The messages as a compositor sets them; arguments, plural forms and tags stay as they are. */
export function typesetMessages<Messages extends object>(
  messages: Messages,
  locale: Locale,
): Messages {
  return JSON.parse(JSON.stringify(messages), (key, value: unknown) =>
    NAMES.has(key)
      ? (Reflect.get(messages, key) ?? value)
      : typeof value === 'string'
        ? typesetMessage(value, locale)
        : value,
  )
}

function typesetMessage(message: string, locale: Locale): string {
  const set = typeset(
    message.replace(/[{}<>#]/g, (mark) => STANDS_FOR[mark] ?? mark),
    locale,
  )
  return message.replace(/[^{}<>#]/g, (mark, index: number) => set[index] ?? mark)
}
