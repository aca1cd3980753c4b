import { JSDOM } from 'jsdom'
import { z } from 'zod'

/**
 * What RSS 2.0, RFC 4287 and JSON Feed 1.1 ask of a feed, and the validators of each complain of.
 * Each gives the faults of a document in words; what is no document at all throws.
 */
export const FEED_RULES = {
  'rss.xml': faultsOfRss,
  'atom.xml': faultsOfAtom,
  'feed.json': faultsOfJsonFeed,
}

const ATOM = 'http://www.w3.org/2005/Atom'
const CONTENT = 'http://purl.org/rss/1.0/modules/content/'
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** Strictly, with namespaces. @throws where it is not well-formed */
export function parseXml(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document
}

export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document
}

/** The text of the child of a name; undefined where there is none. */
export function childText(parent: Element, name: string, namespace?: string): string | undefined {
  return childrenOf(parent, name, namespace)[0]?.textContent ?? undefined
}

function faultsOfRss(xml: string): string[] {
  const faults = new Faults()
  const root = parseXml(xml).documentElement
  const [channel, ...more] = childrenOf(root, 'channel')
  if (!channel) return ['no channel']
  faults.unless(root.tagName === 'rss' && root.getAttribute('version') === '2.0', 'not RSS 2.0')
  faults.unless(more.length === 0, 'several channels')
  for (const name of ['title', 'description', 'language', 'lastBuildDate']) {
    faults.unless(childText(channel, name)?.trim(), `channel: no ${name}`)
  }
  faults.unless(isAddress(childText(channel, 'link')), 'channel: link is no address')
  faults.unless(RFC_822.test(childText(channel, 'lastBuildDate') ?? ''), 'channel: date')
  const [self] = childrenOf(channel, 'link', ATOM)
  faults.unless(self?.getAttribute('rel') === 'self', 'channel: no link to itself')
  faults.unless(isAddress(self?.getAttribute('href')), 'channel: link to itself')
  const items = childrenOf(channel, 'item')
  for (const item of items) {
    const name = childText(item, 'title') ?? 'an item'
    faults.unless(isTight(childText(item, 'title')), `${name}: title`)
    faults.unless(isAddress(childText(item, 'link')), `${name}: link`)
    faults.unless(isAddress(childText(item, 'guid')), `${name}: guid`)
    faults.unless(RFC_822.test(childText(item, 'pubDate') ?? ''), `${name}: pubDate`)
    faults.unlessHtml(childText(item, 'encoded', CONTENT), name)
  }
  faults.unlessUnique(items.map((item) => childText(item, 'guid')))
  return faults.found
}

function faultsOfAtom(xml: string): string[] {
  const faults = new Faults()
  const feed = parseXml(xml).documentElement
  faults.unless(feed.namespaceURI === ATOM && feed.localName === 'feed', 'not Atom')
  const entries = childrenOf(feed, 'entry', ATOM)
  for (const part of [feed, ...entries]) {
    const name = childText(part, 'title', ATOM) ?? 'a part'
    for (const once of ['id', 'title', 'updated']) {
      faults.unless(childrenOf(part, once, ATOM).length === 1, `${name}: not one ${once}`)
    }
    faults.unless(isTight(childText(part, 'title', ATOM)), `${name}: title`)
    faults.unless(isAddress(childText(part, 'id', ATOM)), `${name}: id`)
    faults.unless(RFC_3339.test(childText(part, 'updated', ATOM) ?? ''), `${name}: updated`)
    const links = childrenOf(part, 'link', ATOM)
    faults.unless(
      links.every((link) => isAddress(link.getAttribute('href'))),
      `${name}: links`,
    )
    const rels = links.map((link) => link.getAttribute('rel')).toSorted()
    const wanted = part === feed ? ['alternate', 'self'] : ['alternate']
    faults.unless(String(rels) === String(wanted), `${name}: links are ${rels}`)
  }
  faults.unless(childrenOf(feed, 'author', ATOM).length > 0, 'no author')
  for (const entry of entries) {
    const [content] = childrenOf(entry, 'content', ATOM)
    const name = childText(entry, 'title', ATOM) ?? 'an entry'
    faults.unless(content?.getAttribute('type') === 'html', `${name}: content type`)
    faults.unlessHtml(content?.textContent, name)
  }
  faults.unlessUnique(entries.map((entry) => childText(entry, 'id', ATOM)))
  return faults.found
}

const authorsSchema = z.array(z.strictObject({ name: z.string().min(1) })).min(1)
const addressSchema = z.url({ protocol: /^https?$/ })
const momentSchema = z.string().regex(RFC_3339)
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  language: z.string().min(2),
  home_page_url: addressSchema,
  feed_url: addressSchema,
  authors: authorsSchema,
  items: z.array(
    z.strictObject({
      id: addressSchema,
      url: addressSchema,
      title: z.string().min(1),
      summary: z.string().min(1).optional(),
      content_html: z.string().min(1),
      image: addressSchema.optional(),
      date_published: momentSchema.optional(),
      date_modified: momentSchema.optional(),
      authors: authorsSchema.optional(),
      tags: z.array(z.string().min(1)).optional(),
    }),
  ),
})

function faultsOfJsonFeed(json: string): string[] {
  const faults = new Faults()
  const parsed = jsonFeedSchema.safeParse(JSON.parse(json))
  for (const { path, message } of parsed.error?.issues ?? []) {
    faults.unless(false, `${path.join('.')}: ${message}`)
  }
  const items = parsed.data?.items ?? []
  for (const { title, content_html } of items) faults.unlessHtml(content_html, title)
  faults.unlessUnique(items.map(({ id }) => id))
  return faults.found
}

class Faults {
  readonly found: string[] = []

  unless(holds: unknown, fault: string): void {
    if (!holds) this.found.push(fault)
  }

  /** A text away from its page: whatever it leads to is named in full. */
  unlessHtml(html: string | null | undefined, name: string): void {
    this.unless(html?.trim(), `${name}: no text`)
    for (const [, address = ''] of (html ?? '').matchAll(/<[^>]*\s(?:href|src)="([^"]*)"/g)) {
      this.unless(/^(?:https?|mailto|tel):/.test(address), `${name}: leads to ${address}`)
    }
  }

  unlessUnique(ids: readonly (string | undefined)[]): void {
    this.unless(new Set(ids).size === ids.length, 'an id stands twice')
  }
}

function childrenOf(parent: Element, name: string, namespace: string | null = null): Element[] {
  return [...parent.children].filter(
    (child) => child.localName === name && child.namespaceURI === namespace,
  )
}

/** Without a space at either end, which would be a part of it. */
function isTight(text: string | undefined): boolean {
  return text !== undefined && text !== '' && text === text.trim()
}

function isAddress(text: string | null | undefined): boolean {
  return isTight(text ?? undefined) && /^https?:\/\//.test(text ?? '') && URL.canParse(text ?? '')
}
