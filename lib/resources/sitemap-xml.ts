import { alternatesOf } from '#lib/i18n/alternates.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { ListedPage } from './page-sources.ts'

/** Each is in every language, with the addresses of the others: search engines take 50 MB at most. */
const PAGES_IN_A_PART = 10_000
const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
]

interface SitemapOptions {
  siteUrl: string
  /** Which part is asked for, from 1; undefined is the whole, or where that is too large its index. */
  part?: number
}

/** Every page that is to be found, in every language, as XML; undefined where there is no such part. */
export function toSitemap(
  pages: readonly ListedPage[],
  { siteUrl, part }: SitemapOptions,
): string | undefined {
  const parts = Math.ceil(pages.length / PAGES_IN_A_PART)
  if (part === undefined && parts > 1) return toIndex(parts, siteUrl)
  if (part !== undefined && (part < 1 || part > parts)) return undefined
  const start = ((part ?? 1) - 1) * PAGES_IN_A_PART
  const urls = pages
    .slice(start, start + PAGES_IN_A_PART)
    .flatMap((page) => LOCALES.map((locale) => toUrl(siteUrl, page, locale)))
  return toDocument('urlset', NAMESPACES.join(' '), urls)
}

function toIndex(parts: number, siteUrl: string): string {
  const sitemaps = Array.from({ length: parts }, (_, index) => {
    const address = `${siteUrl}/sitemap.xml?part=${index + 1}`
    return `<sitemap>\n<loc>${escapeXml(address)}</loc>\n</sitemap>`
  })
  return toDocument('sitemapindex', NAMESPACES[0] ?? '', sitemaps)
}

function toDocument(name: string, attributes: string, children: readonly string[]): string {
  const lines = [`<${name} ${attributes}>`, ...children, `</${name}>`]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`
}

function toUrl(siteUrl: string, page: ListedPage, locale: Locale): string {
  const { path, filter, lastModified, images = [] } = page
  const route = { locale, filter, isPaged: false, page: 1 }
  const { canonical = siteUrl, languages } = alternatesOf(siteUrl, path, route)
  return [
    '<url>',
    `<loc>${escapeXml(canonical)}</loc>`,
    ...Object.entries(languages).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}" />`,
    ),
    ...(lastModified ? [`<lastmod>${escapeXml(lastModified)}</lastmod>`] : []),
    ...images.map((src) => {
      const address = escapeXml(new URL(src, siteUrl).href)
      return `<image:image>\n<image:loc>${address}</image:loc>\n</image:image>`
    }),
    '</url>',
  ].join('\n')
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character)
}
