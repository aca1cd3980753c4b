import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, textsOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { FEED_RULES, parseHtml, parseXml } from '#lib/http/fixture-feed-rules.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import { FEED_PATHS, FEED_TYPES, type FeedName } from '#lib/i18n/pages.ts'

const SITE_URL = 'https://aldermere.example'
const FEEDS = [...FEED_PATHS].flatMap((path) => [path, `/ru${path}`])
const NAMES = Object.keys(FEED_TYPES) as FeedName[]

for (const path of FEEDS) {
  test(`${path} is served as what it is, and sent again only when it has changed`, async () => {
    const { status, headers, text } = await ask(defaultOrigin(), path)
    const name = NAMES.find((known) => path.endsWith(known)) ?? 'jobs.xml'
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(`${FEED_TYPES[name]}; charset=utf-8`)
    expect(headers['cache-control']).toBe(SHARED_CACHE_CONTROL)
    if (name !== 'jobs.xml') expect(FEED_RULES[name](text)).toEqual([])

    const { etag = '' } = headers
    const again = await ask(defaultOrigin(), path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const head = await ask(defaultOrigin(), path, { method: 'HEAD' })
    expect([head.status, head.headers.etag, head.text]).toEqual([200, etag, ''])
    const post = await ask(defaultOrigin(), path, { method: 'POST' })
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(post.headers['content-type']).toMatch(/^text\/plain/)

    const wrong = path.startsWith('/ru') ? /example\/(?:blog|vacancies)\// : /example\/ru\//
    expect(addressesOf(text).length).toBeGreaterThan(3)
    expect(addressesOf(text).filter((address) => wrong.test(address))).toEqual([])
  })
}

for (const prefix of ['', '/ru']) {
  test(`the feed of the journal in ${prefix || '/'} has the whole of its newest posts`, async () => {
    const items = await itemsOf(`${prefix}/blog/rss.xml`)
    const page = await ask(defaultOrigin(), `${prefix}/blog`)
    const [shown] = hrefsOf(page.text).filter((href) => /\/blog\/[^?]/.test(href))
    expect(items[0]?.link).toBe(SITE_URL + shown)
    const post = await ask(defaultOrigin(), `${shown}`)
    expect(textsOf(post.text, 'h1')).toEqual([items[0]?.title])
    for (const heading of textsOf(post.text, 'h2').slice(0, 2)) {
      expect(items[0]?.text.replaceAll(/\s+/g, ' ')).toContain(heading)
    }
  })

  test(`the feeds of the vacancies in ${prefix || '/'} are narrowed as the list is`, async () => {
    const query = 'country=uk&category=children'
    const list = await ask(defaultOrigin(), `${prefix}/vacancies?${query}`)
    const shown = hrefsOf(list.text).filter((href) => /\/vacancies\/\d+$/.test(href))
    const links = (await itemsOf(`${prefix}/vacancies/rss.xml?${query}`)).map(({ link }) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links).toEqual([...new Set(shown)].map((href) => SITE_URL + href))
    const jobs = await ask(defaultOrigin(), `${prefix}/vacancies/jobs.xml?${query}`)
    const places = parseXml(jobs.text).querySelectorAll('job')
    expect([...places].map((job) => job.querySelector('url')?.textContent)).toEqual(links)
  })
}

test('a narrowed feed says so, and is kept however its query is put', async () => {
  const one = await ask(defaultOrigin(), '/vacancies/rss.xml?country=uk&category=children')
  const other = await ask(
    defaultOrigin(),
    '/vacancies/rss.xml?utm_source=reader&category=children&q=&country=uk',
  )
  expect(other.headers.age).toBeDefined()
  expect(other.headers.etag).toBe(one.headers.etag)
  const channel = parseXml(one.text).querySelector('channel')
  expect(channel?.querySelector('title')?.textContent).toMatch(
    /^Vacancies: United Kingdom, .+ — Aldermere$/,
  )
  expect(addressesOf(one.text)).toEqual(
    expect.arrayContaining([
      `${SITE_URL}/vacancies?country=uk&category=children`,
      `${SITE_URL}/vacancies/rss.xml?country=uk&category=children`,
    ]),
  )
})

test('a feed that is narrowed by what somebody made up is not kept', async () => {
  for (const query of ['q=nanny', 'country=atlantis']) {
    const { status, headers } = await ask(defaultOrigin(), `/vacancies/rss.xml?${query}`)
    expect([status, headers.age, headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-store',
    ])
  }
  expect(await itemsOf('/vacancies/rss.xml?country=atlantis')).toEqual([])
  expect((await itemsOf('/vacancies/rss.xml?q=nanny')).length).toBeGreaterThan(0)
})

test('a job board has every vacancy that search engines may show, once a place', async () => {
  const { text } = await ask(defaultOrigin(), '/vacancies/jobs.xml')
  const jobs = [...parseXml(text).querySelectorAll('job')].map((job) =>
    Object.fromEntries([...job.children].map(({ tagName, textContent }) => [tagName, textContent])),
  )
  const sitemap = await ask(defaultOrigin(), '/sitemap.xml')
  const pages = [...sitemap.text.matchAll(/<loc>([^<]*example\/vacancies\/\d+)</g)]
  expect(new Set(jobs.map(({ url }) => url))).toEqual(new Set(pages.map(([, url]) => url)))
  const references = jobs.map(({ referencenumber }) => referencenumber)
  expect(new Set(references).size).toBe(jobs.length)
  for (const job of jobs) {
    for (const name of ['title', 'date', 'company', 'description', 'region', 'pubdate', 'salary']) {
      expect([job.url, name, job[name]]).toEqual([job.url, name, expect.stringMatching(/./)])
    }
    expect(job.country).toMatch(/^[A-Z]{2}$/)
  }
})

test('a page names the feeds of what it shows, in its language', async () => {
  for (const [path, feed] of [
    ['/blog?page=2', '/blog/rss.xml'],
    ['/ru/blog/leaving-well', '/ru/blog/rss.xml'],
    [
      '/ru/vacancies?category=children&country=uk',
      '/ru/vacancies/rss.xml?country=uk&category=children',
    ],
    ['/uae', '/vacancies/rss.xml?country=uae'],
    ['/ru/vacancies/1001', '/ru/vacancies/rss.xml'],
  ] as const) {
    const { text } = await ask(defaultOrigin(), path)
    const page = parseHtml(text)
    const links = [...page.querySelectorAll('link[rel=alternate][type]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      SITE_URL + feed,
      SITE_URL + feed.replace('rss.xml', 'atom.xml'),
      SITE_URL + feed.replace('rss.xml', 'feed.json'),
    ])
  }
  const contacts = await ask(defaultOrigin(), '/contacts')
  expect(contacts.text).not.toContain('application/rss+xml')
})

test('there is no other feed', async () => {
  for (const path of ['/blog/jobs.xml', '/rss.xml', '/staff/rss.xml', '/vacancies/feed.xml']) {
    expect([path, (await ask(defaultOrigin(), path)).status]).toEqual([path, 404])
  }
  expect((await ask(defaultOrigin(), '/en/blog/rss.xml')).headers.location).toBe('/blog/rss.xml')
})

interface ShownItem {
  link: string
  title: string
  text: string
}

async function itemsOf(path: string): Promise<ShownItem[]> {
  const { text } = await ask(defaultOrigin(), path)
  return [...parseXml(text).querySelectorAll('item')].map((item) => {
    const part = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
    const html = parseHtml(part('content:encoded'))
    return { link: part('link'), title: part('title'), text: html.body.textContent ?? '' }
  })
}

function addressesOf(text: string): string[] {
  const found = text.match(/https:\/\/aldermere\.example[^\s<>"\]\\]*/g) ?? []
  return found.map((address) => address.replaceAll('&amp;', '&'))
}
