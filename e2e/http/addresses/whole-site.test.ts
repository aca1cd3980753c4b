import { beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import {
  alternatesOf,
  canonicalOf,
  hrefsOf,
  languageOf,
  textsOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const SITE_URL = 'https://aldermere.example'
const LANGUAGES = { en: 'English', ru: 'Русский' }
const CYRILLIC = /\p{Script=Cyrillic}+/u
/** Names, addresses and terms stand in Latin letters in Russian too; a sentence of English does not. */
const ENGLISH_SENTENCE = /\b(?:the|and|of|with|for|you|your|our|is|are)\b/

interface SitePage {
  status: number
  html: string
}

/** Every page that links lead to from the two home pages, by its address. */
const pages = new Map<string, SitePage>()

beforeAll(async () => {
  const waiting = ['/', '/ru']
  const visited = new Set(waiting)
  const visitNext = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const { status, text: html } = await ask(defaultOrigin(), address)
      pages.set(address, { status, html })
      for (const href of hrefsOf(html)) {
        const [link = ''] = href.split('#')
        if (!link.startsWith('/') || visited.has(link)) continue
        visited.add(link)
        waiting.push(link)
      }
    }
  }
  await visitNext()
}, 240_000)

/** Those that could be shown; the others are the first test's business. */
function shownPages(): [string, SitePage][] {
  return [...pages].filter(([, { status }]) => status === 200)
}

test('links lead to every kind of page, and none is dead or redirects', () => {
  expect(pages.size).toBeGreaterThan(200)
  expect(addressesWhere(({ status }) => status !== 200)).toEqual([])
  for (const address of ['/ru/uae', '/staff/butler', '/ru/candidate/grace-nanny', '/blog?page=3']) {
    expect(pages.has(address)).toBe(true)
  }
})

test('every page is in the language of its address', () => {
  const strangeWords = shownPages().flatMap(([address, { html }]) => {
    const language = languageOfAddress(address)
    expect(languageOf(html), address).toBe(language)
    const text = [titleOf(html), ...textsOf(html, 'body')].join(' ')
    const own = text.replaceAll(LANGUAGES[language === 'en' ? 'ru' : 'en'], '')
    const strange = (language === 'en' ? CYRILLIC : ENGLISH_SENTENCE).exec(own)
    return strange
      ? [`${address}: …${own.slice(Math.max(0, strange.index - 40), strange.index + 40)}…`]
      : []
  })
  expect(strangeWords).toEqual([])
})

test('every page has one heading, and a title that no other page has', () => {
  for (const [address, { html }] of shownPages()) {
    expect(textsOf(html, 'h1'), address).toHaveLength(1)
  }
  const titles = Map.groupBy(shownPages(), ([, { html }]) => titleOf(html))
  const shared = [...titles].filter(([, found]) => found.length > 1)
  expect(shared.map(([title, found]) => [title, ...found.map(([address]) => address)])).toEqual([])
})

test('every page names itself and its other language, each of which names it', () => {
  for (const [address, { html }] of shownPages()) {
    const [, query = ''] = address.split('?')
    const isPaged = /(^|&)page=/.test(query)
    expect(canonicalOf(html), address).toBe(isPaged ? undefined : SITE_URL + address)

    const alternates = alternatesOf(html)
    const { en = '', ru = '', 'x-default': fallback } = alternates
    expect(fallback, address).toBe(en)
    const self = languageOfAddress(address) === 'en' ? en : ru
    expect(self, address).toBe(SITE_URL + address)
    for (const other of [en, ru]) {
      const back = pages.get(other.slice(SITE_URL.length))
      expect(back && alternatesOf(back.html), address).toEqual(alternates)
    }
  }
})

function addressesWhere(holds: (page: SitePage, address: string) => boolean): string[] {
  return [...pages].filter(([address, page]) => holds(page, address)).map(([address]) => address)
}

function languageOfAddress(address: string): 'en' | 'ru' {
  return /^\/ru(?![^/?])/.test(address) ? 'ru' : 'en'
}
