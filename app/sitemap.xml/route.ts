import { settings } from '#lib/config/settings.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import { listPages } from '#lib/resources/page-sources.ts'
import { toSitemap } from '#lib/resources/sitemap-xml.ts'

export const dynamic = 'force-dynamic'

const PART = /^[1-9]\d{0,3}$/

export const GET = defineRoute(async (request) => {
  const part = new URL(request.url).searchParams.get('part')
  if (part !== null && !PART.test(part)) throw new NotFoundError()
  const { siteUrl } = settings()
  const xml = toSitemap(await listPages(), { siteUrl, part: part === null ? undefined : +part })
  if (!xml) throw new NotFoundError()
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': SHARED_CACHE_CONTROL },
  })
})
