import { missingPayloadScript, pageBuild, payloadScript } from '#lib/cache/page-payload.ts'

export const dynamic = 'force-dynamic'

/**
 * What the framework in the browser needs to know of a page, by the name of it. A proxy that has
 * other instances to ask says so, and is told where it is not here.
 */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams
  const name = query.get('of') ?? ''
  const code = payloadScript(name, pageBuild())
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
  if (code) {
    const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    return new Response(code, { headers: { ...headers, ...forGood } })
  }
  if (query.get('or') === '404') return new Response(null, { status: 404, headers })
  return new Response(missingPayloadScript(name, pageBuild()), { headers })
}
