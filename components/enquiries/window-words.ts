import { askSite } from './ask-site.ts'
import { createLazy, type Lazy } from './create-lazy.ts'
import type { SiteConfig, WindowWords } from './enquiry-config.ts'

const known = new Map<string, Lazy<WindowWords>>()

/** What windows say on this page; words that have changed have another address. */
export function windowWords({
  locale,
  wordsHref,
}: Pick<SiteConfig, 'locale' | 'wordsHref'>): Lazy<WindowWords> {
  const words =
    known.get(wordsHref) ?? createLazy(() => askSite(wordsHref, locale).then(checkWords))
  known.set(wordsHref, words)
  return words
}

/** They come from the site itself, and as a rule from the same build. */
function checkWords(words: unknown): WindowWords {
  if (!isWords(words)) throw new Error('no words of windows')
  return words
}

function isWords(words: unknown): words is WindowWords {
  return typeof words === 'object' && words !== null && 'texts' in words && 'terms' in words
}
