import { findStillLife } from '#components/illustrations/still-life/source.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'

export const dynamic = 'force-dynamic'

/** What somebody without a photograph is shown by: `/still-life.svg?of=sage.keys.books.1a2b3c4d`. */
export const GET = defineRoute(async (request) => {
  const found = findStillLife(new URL(request.url).searchParams.get('of') ?? '')
  if (!found) throw new NotFoundError()
  return new Response(found.svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      // A page that was kept may ask for what is drawn otherwise today.
      'Cache-Control': `public, max-age=${found.isCurrent ? '31536000, immutable' : '300'}`,
    },
  })
})
