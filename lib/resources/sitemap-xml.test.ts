import { describe, expect, test } from 'vitest'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toSitemap } from './sitemap-xml.ts'

const siteUrl = 'https://site.example'

describe('the sitemap', () => {
  test('names a page in every language, with its last change and its pictures', () => {
    const page = {
      path: '/blog/a&b',
      lastModified: '2026-11-20',
      images: ['/covers/a.jpg?w=1&h=2', 'https://pictures.example/b.jpg'],
    }
    const xml = toSitemap([page, { path: '/' }], { siteUrl }) ?? ''
    const inAll = (path: string) => LOCALES.map((locale) => siteUrl + localizedPath(locale, path))
    expect(locationsOf(xml)).toEqual([...inAll('/blog/a&amp;b'), ...inAll('/')])
    expect(xml).toContain('<loc>https://site.example/blog/a&amp;b</loc>')
    expect(xml.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(LOCALES.length)
    expect(xml).toContain('<image:loc>https://site.example/covers/a.jpg?w=1&amp;h=2</image:loc>')
    expect(xml).toContain('<image:loc>https://pictures.example/b.jpg</image:loc>')
    const alternate =
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/"'
    expect(xml).toContain(alternate)
  })

  test('is in parts where it is large, which an index names', () => {
    const length = 20_001
    const pages = Array.from({ length }, (_, index) => ({ path: `/vacancies/${index}` }))
    const index = toSitemap(pages, { siteUrl }) ?? ''
    expect(index).toContain('<sitemapindex')
    const parts = locationsOf(index)
    expect(parts).toEqual(parts.map((_, place) => `${siteUrl}/sitemap.xml?part=${place + 1}`))
    expect(parts.length).toBeGreaterThan(1)
    const partAt = (part: number) => toSitemap(pages, { siteUrl, part })
    const all = parts.flatMap((_, place) => locationsOf(partAt(place + 1) ?? ''))
    expect(new Set(all).size).toBe(LOCALES.length * pages.length)
    expect(all).toHaveLength(LOCALES.length * pages.length)
    for (const part of [0, parts.length + 1]) expect(partAt(part)).toBeUndefined()
  })
})

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)
}
