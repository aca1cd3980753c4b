import { buildManifest } from '#lib/config/build-manifest.ts'

export const dynamic = 'force-dynamic'

/** What is deployed now; a page compares it with what it is of. */
export function GET(): Response {
  return Response.json(buildManifest() ?? {}, { headers: { 'Cache-Control': 'no-store' } })
}
