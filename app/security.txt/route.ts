import { settings } from '#lib/config/settings.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'

export const dynamic = 'force-dynamic'

/** Where it was looked for before it had a place of its own. */
export const GET = defineRoute(async () => {
  if (!settings().securityContact) throw new NotFoundError()
  return new Response(null, { status: 308, headers: { Location: '/.well-known/security.txt' } })
})
