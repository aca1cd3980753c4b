import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { READER_FEEDS } from '#lib/i18n/pages.ts'
import { type Feed, type FeedItem, writeFeed } from './feed.ts'
import { childText, FEED_RULES, parseXml } from './fixture-feed-rules.ts'

const URL_OF_FEED = 'https://site.example/vacancies/rss.xml?country=uk&category=children'
const ITEM: FeedItem = {
  url: 'https://site.example/vacancies/7',
  title: 'Nanny',
  html: '<p>Five days</p>',
  summary: 'London — £800 a week',
  published: Date.parse('2026-11-20T00:00:00Z'),
  updated: Date.parse('2026-11-21T12:00:00Z'),
  author: 'Claire',
  tags: ['Children'],
  imageUrl: 'https://site.example/cover.svg',
}
const FEED: Feed = {
  title: 'Vacancies — Aldermere',
  description: 'Open posts',
  language: 'en',
  author: 'Aldermere',
  pageUrl: 'https://site.example/vacancies?country=uk&category=children',
  items: [ITEM, { ...ITEM, url: 'https://site.example/vacancies/8', author: undefined }],
}

describe.each(READER_FEEDS)('%s', (name) => {
  const write = (feed: Feed) => writeFeed(name, feed, URL_OF_FEED)

  it('is what its format asks for', () => {
    expect(FEED_RULES[name](write(FEED))).toEqual([])
  })

  it('is that without any item too', () => {
    expect(FEED_RULES[name](write({ ...FEED, items: [] }))).toEqual([])
  })

  it('is the same for as long as its items are', () => {
    expect(write(FEED)).toBe(write(structuredClone(FEED)))
  })

  it('is that whatever a text holds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ']]>',
        '<![CDATA[',
        '\ud800',
        '\udfff',
        '\u0000',
        '\ufffe',
        '&amp;',
        '&',
        '<!--',
      ),
    )
    const texts = fc.array(text).map((parts) => `x${parts.join('')}x`)
    fc.assert(
      fc.property(texts, texts, (title, html) => {
        const item = {
          ...ITEM,
          title,
          summary: html,
          html: `<p>${toMarkup(html)}</p>`,
          tags: [title],
        }
        expect(FEED_RULES[name](write({ ...FEED, title, items: [item] }))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

it('writes what stands in a text, and only leaves out what no document may hold', () => {
  const title = 'A ]]> b & c < d \u0007\ud800é😀'
  const xml = writeFeed('rss.xml', { ...FEED, items: [{ ...ITEM, title }] }, URL_OF_FEED)
  const item = parseXml(xml).querySelector('item')
  expect(item && childText(item, 'title')).toBe('A ]]> b & c < d é😀')
})

describe('the rules that feeds are held to', () => {
  it.each([
    ['rss.xml', (rss: string) => rss.replace(/<guid.*?<\/guid>/s, '')],
    ['rss.xml', (rss: string) => rss.replaceAll('/vacancies/8', '/vacancies/7')],
    ['rss.xml', (rss: string) => rss.replace('<p>', '<p><a href="/blog">x</a>')],
    ['atom.xml', (atom: string) => atom.replace(/<updated>.*?<\/updated>/s, '')],
    ['atom.xml', (atom: string) => atom.replace('2005/Atom', '2005/atom')],
    ['feed.json', (json: string) => json.replace('version/1.1', 'version/1')],
    ['feed.json', (json: string) => json.replace('"url":"https:', '"url":"x:')],
  ] as const)('know a fault of %s', (name, spoil) => {
    expect(FEED_RULES[name](spoil(writeFeed(name, FEED, URL_OF_FEED)))).not.toEqual([])
  })

  it('throw at what is no document', () => {
    expect(() => FEED_RULES['rss.xml']('<rss><channel>')).toThrow()
    expect(() => FEED_RULES['atom.xml']('<feed>\u0001</feed>')).toThrow()
    expect(() => FEED_RULES['feed.json']('{')).toThrow()
  })
})

function toMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
