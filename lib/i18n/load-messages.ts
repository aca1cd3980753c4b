import type { Log } from '#lib/log/log.ts'
import { type MessageTree, withFallback } from './fallback-messages.ts'
import { DEFAULT_LOCALE, fallbackOf, type Locale } from './locales.ts'
import { typesetMessages } from './typeset-messages.ts'

/**
 * The messages of a language as pages show them: set by a compositor's rules; what is missing is
 * English, and its key is logged once, unless the language is known to be partial.
 */
export function createMessageLoader(
  written: Record<Locale, MessageTree>,
  log: () => Log,
): (locale: Locale) => MessageTree {
  const loaded = new Map<Locale, MessageTree>()

  function load(locale: Locale): MessageTree {
    const own = typesetMessages(written[locale], locale)
    if (locale === DEFAULT_LOCALE) return own
    return withFallback(own, read(DEFAULT_LOCALE), (key) => {
      if (fallbackOf(locale)) return
      log().error({ key, locale }, 'a message is missing: the English one stands in')
    })
  }

  function read(locale: Locale): MessageTree {
    const messages = loaded.get(locale) ?? load(locale)
    loaded.set(locale, messages)
    return messages
  }

  return read
}
