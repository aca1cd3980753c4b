import { settings } from '#lib/config/settings.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'

export const dynamic = 'force-dynamic'

/** The key by which search engines know that changed addresses are told by the site itself. */
export const GET = defineRoute(async () => {
  const { indexNow } = settings()
  if (!indexNow) throw new NotFoundError()
  return new Response(indexNow.key, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': SHARED_CACHE_CONTROL },
  })
})
