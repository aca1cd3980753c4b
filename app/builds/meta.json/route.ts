import { buildManifest } from '#lib/config/build-manifest.ts'

export const dynamic = 'force-dynamic'

/** The manifest of the build that is named, as long as it is the one that is served. */
export function GET(request: Request): Response {
  const id = new URL(request.url).searchParams.get('id')
  const manifest = buildManifest()
  const headers = { 'Cache-Control': 'no-store' }
  if (!manifest || id !== manifest.id) {
    return Response.json({ message: 'Not found' }, { status: 404, headers })
  }
  return Response.json(manifest, { headers })
}
