import { LRUCache } from 'lru-cache'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import { getPageTitle } from '#lib/resources/page-lookup.ts'
import { paintSharePicture } from './paint.tsx'

export const dynamic = 'force-dynamic'

const MAX_PATH_LENGTH = 300
const MAX_PICTURES = 400

/** Only pages that exist have a picture, so their number is bounded by the content. */
const pictures = new LRUCache<string, ArrayBuffer>({ max: MAX_PICTURES })

/** The picture that goes with a link to a page: `/share.png?of=/ru/blog/…`. */
export const GET = defineRoute(async (request) => {
  const path = new URL(request.url).searchParams.get('of') ?? '/'
  if (!path.startsWith('/') || path.length > MAX_PATH_LENGTH) throw new NotFoundError()
  const { siteName, title = siteName } = await getPageTitle(path)
  const key = `${siteName}\n${title}`
  const picture = pictures.get(key) ?? (await paintSharePicture(title, siteName))
  pictures.set(key, picture)
  return new Response(picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
})
