import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { FEED_TYPES, type ReaderFeedName } from '#lib/i18n/pages.ts'

/** Every address is absolute. */
export interface Feed {
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** Whose it is. */
  author: string
  /** Of the page that shows the same. */
  pageUrl: string
  items: FeedItem[]
}

export interface FeedItem {
  /** Of its page; it names the item for as long as that page lasts. */
  url: string
  title: string
  /** The whole text. */
  html: string
  summary?: string
  /** Milliseconds. Of the content itself, so that a feed changes only when that does. */
  published?: number
  updated?: number
  author?: string
  tags?: readonly string[]
  imageUrl?: string
}

/** Of what has no date, where a format cannot do without one. */
const NO_DATE = 0

const WRITERS: Record<ReaderFeedName, (feed: Feed, url: string) => string> = {
  'rss.xml': writeRss,
  'atom.xml': writeAtom,
  'feed.json': writeJson,
}

/** The feed in the format of a name; `url` is its own. */
export function writeFeed(name: ReaderFeedName, feed: Feed, url: string): string {
  const isText = (value: unknown) => typeof value === 'string'
  const printable: Feed = JSON.parse(
    JSON.stringify(feed, (_key, value) => (isText(value) ? toXmlText(value).trim() : value)),
  )
  return WRITERS[name](printable, url)
}

/** What no XML document may hold, not even escaped; half a character among it. */
const NOT_OF_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text, or a whole document, without the characters that would make it unreadable. */
export function toXmlText(text: string): string {
  return text.replaceAll(NOT_OF_XML, '')
}

function writeRss(feed: Feed, url: string): string {
  const xml = generateRssFeed({
    title: feed.title,
    link: feed.pageUrl,
    description: feed.description,
    language: feed.language,
    lastBuildDate: new Date(lastChange(feed)),
    atom: { links: [{ rel: 'self', href: url, type: FEED_TYPES['rss.xml'] }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.url, isPermaLink: true },
      description: item.summary,
      content: { encoded: item.html },
      pubDate: toDate(item.published),
      categories: item.tags?.map((name) => ({ name })),
      dc: { creators: [item.author ?? feed.author] },
    })),
  })
  return withTightText(xml)
}

function writeAtom(feed: Feed, url: string): string {
  const xml = generateAtomFeed({
    id: url,
    title: { value: feed.title, type: 'text' },
    subtitle: { value: feed.description, type: 'text' },
    updated: new Date(lastChange(feed)),
    authors: [{ name: feed.author }],
    links: [
      { rel: 'self', href: url, type: FEED_TYPES['atom.xml'] },
      { rel: 'alternate', href: feed.pageUrl, type: 'text/html', hreflang: feed.language },
    ],
    entries: feed.items.map((item) => ({
      id: item.url,
      title: { value: item.title, type: 'text' },
      updated: new Date(item.updated ?? NO_DATE),
      published: toDate(item.published),
      links: [{ rel: 'alternate', href: item.url, type: 'text/html', hreflang: feed.language }],
      authors: item.author ? [{ name: item.author }] : undefined,
      categories: item.tags?.map((term) => ({ term })),
      summary: item.summary ? { value: item.summary, type: 'text' } : undefined,
      content: { value: item.html, type: 'html' },
    })),
  })
  return withTightText(xml)
}

function writeJson(feed: Feed, url: string): string {
  const json = {
    // The library leaves an empty list out, which the format asks for.
    items: [],
    ...Object(
      generateJsonFeed({
        title: feed.title,
        description: feed.description,
        language: feed.language,
        home_page_url: feed.pageUrl,
        feed_url: url,
        authors: [{ name: feed.author }],
        items: feed.items.map((item) => ({
          id: item.url,
          url: item.url,
          title: item.title,
          summary: item.summary,
          content_html: item.html,
          image: item.imageUrl,
          date_published: toDate(item.published),
          date_modified: toDate(item.updated),
          authors: item.author ? [{ name: item.author }] : undefined,
          tags: item.tags ? [...item.tags] : undefined,
        })),
      }),
    ),
  }
  return JSON.stringify(json)
}

function lastChange({ items }: Feed): number {
  return Math.max(NO_DATE, ...items.map(({ updated = NO_DATE }) => updated))
}

function toDate(moment: number | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment)
}

/** The library sets texts on lines of their own, which would be part of a title or an address. */
function withTightText(xml: string): string {
  return xml.replaceAll(/>\s+(?=<!\[CDATA\[)/g, '>').replaceAll(/\]\]>\s+(?=<\/)/g, ']]>')
}
