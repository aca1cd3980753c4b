import { settings } from '#lib/config/settings.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

export const dynamic = 'force-dynamic'

const DAY_MS = 86_400_000
/** It must say until when it holds; a site that runs says it anew each day. */
const HOLDS_MS = 90 * DAY_MS

/** Where whoever finds a weakness tells of it (RFC 9116). */
export const GET = defineRoute(async () => {
  const { securityContact, siteUrl } = settings()
  if (!securityContact) throw new NotFoundError()
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(today + HOLDS_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': SHARED_CACHE_CONTROL },
  })
})
