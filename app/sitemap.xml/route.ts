import { settings } from '#lib/config/settings.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import { alternatesOf } from '#lib/i18n/alternates.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { listPages } from '#lib/resources/pages.ts'

export const dynamic = 'force-dynamic'

/** Every page that is to be found, in every language, each naming the others. */
export const GET = defineRoute(async () => {
  const { siteUrl } = settings()
  const urls = (await listPages()).flatMap((entry) =>
    LOCALES.map((locale) => toUrlElement(siteUrl, entry, locale)),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': SHARED_CACHE_CONTROL },
  })
})

type ListedPage = Awaited<ReturnType<typeof listPages>>[number]

function toUrlElement(siteUrl: string, page: ListedPage, locale: Locale): string {
  const { path, filter, lastModified } = page
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
