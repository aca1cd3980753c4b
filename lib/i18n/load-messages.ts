import type { Log } from '#lib/log/log.ts'
import { type MessageTree, withFallback } from './fallback-messages.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts'
import { typesetMessages } from './typeset-messages.ts'

type Files = Record<Locale, () => Promise<{ default: MessageTree }>>

/**
 * The messages of a language. What is missing there is English, and its key is logged once. A
 * file that cannot be read is logged, another language stands in, and the next page tries again.
 */
export function createMessageLoader(
  files: Files,
  log: () => Log,
): (locale: Locale) => Promise<MessageTree> {
  const read = new Map<Locale, MessageTree>()
  const loading = new Map<Locale, Promise<MessageTree>>()

  async function readFile(locale: Locale): Promise<MessageTree | undefined> {
    const known = read.get(locale)
    if (known) return known
    try {
      const messages = typesetMessages((await files[locale]()).default, locale)
      read.set(locale, messages)
      return messages
    } catch (err) {
      log().error({ err, locale }, 'messages could not be loaded: another language stands in')
      return undefined
    }
  }

  async function load(locale: Locale): Promise<MessageTree> {
    const own = await readFile(locale)
    const others = [DEFAULT_LOCALE, ...LOCALES].filter((other) => other !== locale)
    const [fallback] = await Promise.all([...new Set(others)].map(readFile))
    if (!own || !fallback) loading.delete(locale)
    if (!own) return fallback ?? {}
    if (!fallback || locale === DEFAULT_LOCALE) return own
    return withFallback(own, fallback, (key) =>
      log().error({ key, locale }, 'a message is missing: the English one stands in'),
    )
  }

  return (locale) => {
    const known = loading.get(locale)
    if (known) return known
    // Set before it has begun: it takes itself out again where it fails.
    const { promise, resolve } = Promise.withResolvers<MessageTree>()
    loading.set(locale, promise)
    resolve(load(locale))
    return promise
  }
}
