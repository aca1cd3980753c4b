import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { isReservedSlug, listFirstSegments } from './reserved-slugs.ts'

async function rootWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'routes-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

test.each([
  ...['blog', 'candidate', 'contacts', 'cookies-policy', 'privacy-policy', 'staff', 'vacancies'],
  ...['api', 'builds', 'apple-icon', 'icon', 'share', 'style', 'fonts', ...LOCALES],
  ...['candidates', 'index', 'shortlist', 'healthz', 'csp-reports', 'Blog', 'APPLE-ICON'],
])('%s is no name of a country', (slug) => {
  expect(isReservedSlug(slug)).toBe(true)
})

test.each(['uae', 'france', 'blog-island', 'page', 'rest', 'country', 'locale', 'кипр'])(
  '%s may be one',
  (slug) => {
    expect(isReservedSlug(slug)).toBe(false)
  },
)

test('a new route is reserved as soon as its file is there', async () => {
  const root = await rootWith({
    'app/[locale]/(lists)/offers/[slug]/page.tsx': '',
    'app/[locale]/[country]/page.tsx': '',
    'app/[locale]/page.tsx': '',
    'app/[locale]/part.tsx': '',
    'app/feeds/route.ts': '',
    'app/twitter-image.tsx': '',
    'app/globals.css': '',
    'public/downloads/a.pdf': '',
  })
  expect(listFirstSegments(root)).toEqual(['downloads', 'feeds', 'offers', 'twitter-image'])
})

test('where there is only the build, its list of routes says the same', async () => {
  const manifest = {
    '/[locale]/page': '/[locale]',
    '/[locale]/[country]/page': '/[locale]/[country]',
    '/[locale]/blog/[slug]/page': '/[locale]/blog/[slug]',
    '/apple-icon/route': '/apple-icon',
    '/sitemap.xml/route': '/sitemap.xml',
  }
  const root = await rootWith({
    '.next/app-path-routes-manifest.json': JSON.stringify(manifest),
  })
  expect(listFirstSegments(root)).toEqual(['apple-icon', 'blog', 'sitemap'])
})
