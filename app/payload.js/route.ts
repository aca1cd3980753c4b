import { bootstrapScripts } from '#lib/cache/inline-scripts.ts'
import { payloadScript } from '#lib/cache/page-payload.ts'

export const dynamic = 'force-dynamic'

/** What the framework in the browser needs to know of a page, by the hash of it. */
export function GET(request: Request): Response {
  const hash = new URL(request.url).searchParams.get('of') ?? ''
  const { code, isFinal } = payloadScript(hash, bootstrapScripts())
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': isFinal ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  })
}
