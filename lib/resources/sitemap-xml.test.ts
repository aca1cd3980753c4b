import { describe, expect, test } from 'vitest'
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
    expect(locationsOf(xml)).toEqual([
      'https://site.example/blog/a&amp;b',
      'https://site.example/ru/blog/a&amp;b',
      'https://site.example/',
      'https://site.example/ru',
    ])
    expect(xml).toContain('<loc>https://site.example/blog/a&amp;b</loc>')
    expect(xml.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(2)
    expect(xml).toContain('<image:loc>https://site.example/covers/a.jpg?w=1&amp;h=2</image:loc>')
    expect(xml).toContain('<image:loc>https://pictures.example/b.jpg</image:loc>')
    const alternate =
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/"'
    expect(xml).toContain(alternate)
  })

  test('is in parts where it is large, which an index names', () => {
    const pages = Array.from({ length: 20_001 }, (_, index) => ({ path: `/vacancies/${index}` }))
    const index = toSitemap(pages, { siteUrl }) ?? ''
    expect(index).toContain('<sitemapindex')
    const parts = locationsOf(index)
    expect(parts).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap.xml?part=${part}`))
    const all = [1, 2, 3].flatMap((part) => locationsOf(toSitemap(pages, { siteUrl, part }) ?? ''))
    expect(new Set(all).size).toBe(2 * pages.length)
    expect(all).toHaveLength(2 * pages.length)
    for (const part of [0, 4]) expect(toSitemap(pages, { siteUrl, part })).toBeUndefined()
  })
})

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)
}
