import { beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import {
  alternatesOf,
  canonicalOf,
  hrefsOf,
  isForSearchEngines,
  languageOf,
  metaOf,
  textsOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { breadcrumbsOf, structuredDataOf } from '#e2e/harness/structured-data.ts'

const SITE_URL = 'https://aldermere.example'
const LANGUAGES = { en: 'English', ru: 'Русский' }
const CYRILLIC = /\p{Script=Cyrillic}+/u
/** Names, addresses and terms stand in Latin letters in Russian too; a sentence of English does not. */
const ENGLISH_SENTENCE = /\b(?:the|and|of|with|for|you|your|our|is|are)\b/

interface SitePage {
  status: number
  html: string
  /** As few as lead to it from a home page. */
  clicks: number
}

/** Every page that links lead to from the two home pages, by its address. */
const pages = new Map<string, SitePage>()

beforeAll(async () => {
  const waiting = ['/', '/ru'].map((address) => ({ address, clicks: 0 }))
  const visited = new Set(waiting.map(({ address }) => address))
  const visitNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, clicks } = next
      const { status, text: html } = await ask(defaultOrigin(), address)
      pages.set(address, { status, html, clicks })
      for (const href of hrefsOf(html)) {
        const [link = ''] = href.split('#')
        // A letter that is begun already is the letter, in another state.
        const page = link.replace(/(\/brief)\?.*/, '$1')
        if (!page.startsWith('/') || visited.has(page)) continue
        visited.add(page)
        waiting.push({ address: page, clicks: clicks + 1 })
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

test('the narrowed lists that links lead to are those that the sitemap has', async () => {
  const { text: sitemap } = await ask(defaultOrigin(), '/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]*\?[^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&').slice(SITE_URL.length),
  )
  const linked = [...pages.keys()].filter((address) => /\?(?!.*\bpage=)/.test(address))
  expect(listed.length).toBeGreaterThan(100)
  expect(linked.toSorted()).toEqual(listed.toSorted())
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

/** Those that search engines are to show, each under its own address. */
function indexedPages(): [string, SitePage][] {
  return shownPages().filter(
    ([address, { html }]) => isForSearchEngines(html) && canonicalOf(html) === SITE_URL + address,
  )
}

test('the sitemap names exactly the pages that are for search engines', async () => {
  const { text } = await ask(defaultOrigin(), '/sitemap.xml')
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(SITE_URL.length),
  )
  const indexed = indexedPages().map(([address]) => address)
  expect(named.filter((address) => !indexed.includes(address))).toEqual([])
  expect(indexed.filter((address) => !named.includes(address))).toEqual([])
  expect(named).toHaveLength(indexed.length)
  for (const [, changed = ''] of text.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
    expect(Date.parse(changed), changed).toBeLessThanOrEqual(Date.now())
  }
})

test('every page for search engines has words of its own, and is three clicks from home at most', () => {
  expect(indexedPages().length).toBeGreaterThan(200)
  const descriptions = Map.groupBy(indexedPages(), ([, { html }]) => metaOf(html, 'description'))
  const shared = [...descriptions].filter(([text, found]) => !text || found.length > 1)
  expect(shared.map(([text, found]) => [text, ...found.map(([address]) => address)])).toEqual([])
  expect(indexedPages().flatMap(([address, { clicks }]) => (clicks > 3 ? [address] : []))).toEqual(
    [],
  )
  for (const [address, { html }] of indexedPages()) {
    const isPost = /\/blog\/./.test(address)
    expect(metaOf(html, 'og:type'), address).toBe(isPost ? 'article' : 'website')
    expect(metaOf(html, 'og:site_name'), address).toMatch(/^(Aldermere|Олдермир)$/)
    expect(metaOf(html, 'og:image:alt'), address).toBe(metaOf(html, 'og:title'))
  }
})

test('what search engines are told beside the text is what they ask for, and true of the page', () => {
  const told = shownPages().map(([address, { html }]) => {
    const things = structuredDataOf(html)
    const types = things.map((thing) => thing['@type'])
    const [path = ''] = address.replace(/^\/ru(?=\/|$)/, '').split('?')
    const isIndexed = isForSearchEngines(html)
    const expected =
      (/^\/vacancies\/./.test(path) && isIndexed && ['JobPosting']) ||
      (/^\/blog\/./.test(path) && ['BlogPosting']) ||
      (path === '/contacts' && ['EmploymentAgency']) ||
      (path === '' || path === '/' ? ['WebSite'] : [])
    expect(types, address).toEqual(expected)
    // Nothing that only holds a line together stands in data.
    const heading = textsOf(html, 'h1')[0]?.replaceAll('\u2060', '')
    for (const thing of things) {
      if (thing['@type'] === 'JobPosting') expect(thing.title, address).toBe(heading)
      if (thing['@type'] === 'BlogPosting') expect(thing.headline, address).toBe(heading)
    }
    return types
  })
  expect(new Set(told.flat()).size).toBe(4)
})

test('the way to a page that it shows is told to search engines as well', () => {
  const withWay = shownPages().filter(([, { html }]) => breadcrumbsOf(html).length > 0)
  expect(withWay.length).toBeGreaterThan(150)
  for (const [address, { html }] of withWay) {
    const steps = breadcrumbsOf(html)
    expect(
      steps.map(({ position }) => position),
      address,
    ).toEqual(steps.map((_, at) => at + 1))
    expect(steps[0]?.href, address).toBe(languageOfAddress(address) === 'en' ? '/' : '/ru')
    expect(steps.at(-1)?.href, address).toBeUndefined()
    for (const { name, href } of steps.slice(0, -1)) {
      expect(name, address).not.toBe('')
      expect(pages.has(href ?? ''), `${address}: ${href}`).toBe(true)
    }
  }
})

function addressesWhere(holds: (page: SitePage, address: string) => boolean): string[] {
  return [...pages].filter(([address, page]) => holds(page, address)).map(([address]) => address)
}

function languageOfAddress(address: string): 'en' | 'ru' {
  return /^\/ru(?![^/?])/.test(address) ? 'ru' : 'en'
}
