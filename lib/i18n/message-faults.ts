import type { IntlError } from 'next-intl'
import type { Log } from '#lib/log/log.ts'
import { findMessage, type MessageTree } from './fallback-messages.ts'
import type { Locale } from './locales.ts'

interface Faulty {
  error: IntlError
  key: string
  namespace?: string
}

interface MessageFaults {
  onError: (error: IntlError) => void
  getMessageFallback: (faulty: Faulty) => string
}

/** Has something to fill in; left as it is, it would show the name of what is missing. */
const HAS_PARTS = /[{<]/

/**
 * What is shown in place of a message that cannot be used: its English text where that says all
 * by itself, and never its key. Each is logged once.
 */
export function createMessageFaults(
  english: MessageTree,
  log: () => Log,
): (locale: Locale) => MessageFaults {
  const told = new Set<string>()
  return (locale) => ({
    // Told with its key by the other, which is always called as well.
    onError: () => {},
    getMessageFallback: ({ error, key, namespace }) => {
      const name = [namespace, key].filter(Boolean).join('.')
      if (!told.has(`${locale} ${name}`)) {
        told.add(`${locale} ${name}`)
        log().error({ key: name, locale, reason: error.code }, 'a message cannot be used')
      }
      const text = findMessage(english, name) ?? ''
      return HAS_PARTS.test(text) ? '' : text
    },
  })
}
