import { createLazy, type Lazy } from './create-lazy.ts'
import type { SiteConfig, WindowWords } from './enquiry-config.ts'

const PATIENCE_MS = 10_000

const known = new Map<string, Lazy<WindowWords>>()

/** What windows say on this page; words that have changed have another address. */
export function windowWords(config: Pick<SiteConfig, 'locale' | 'wordsHref'>): Lazy<WindowWords> {
  const { wordsHref } = config
  const words = known.get(wordsHref) ?? createLazy(() => fetchWords(config))
  known.set(wordsHref, words)
  return words
}

async function fetchWords({
  locale,
  wordsHref,
}: Parameters<typeof windowWords>[0]): Promise<WindowWords> {
  const response = await fetch(wordsHref, {
    headers: { 'Accept-Language': locale },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const words: unknown = response.ok && (await response.json())
  if (!isWords(words)) throw new Error(`the words of the forms: ${response.status}`)
  return words
}

/** They come from the site itself, and from the same build as a rule. */
function isWords(words: unknown): words is WindowWords {
  return typeof words === 'object' && words !== null && 'texts' in words && 'terms' in words
}
