import { createHash, timingSafeEqual } from 'node:crypto'
import { settings } from '#lib/config/settings.ts'
import { log } from '#lib/log/log.ts'
import { instance } from '#lib/server/instance.ts'

/** Shows changed content at once. Answers 404 where no secret is set, as if it were not there. */
export async function handleRevalidate(
  request: Request,
  forgetReads: () => void,
): Promise<Response> {
  const { revalidateSecret } = settings()
  if (!revalidateSecret) return problem(404, 'Not found')
  if (request.method !== 'POST') {
    return problem(405, 'This address takes only POST', { Allow: 'POST, OPTIONS' })
  }
  if (!showsSecret(request.headers.get('authorization'), revalidateSecret))
    return problem(401, 'The secret is missing or wrong')

  const { embeddedApi } = instance()
  const [isFaultless] = await Promise.all([embeddedApi?.content.reload() ?? true, tellOthers()])
  forgetReads()
  if (!isFaultless) {
    return problem(
      422,
      'The content has faults, which the log names; only their files are held back',
    )
  }
  return Response.json({ message: 'Revalidated' })
}

function problem(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, headers })
}

/** Tells the other instances, where there are any; what they miss they see when a page is old. */
async function tellOthers(): Promise<void> {
  await instance()
    .signals?.announceRevalidation()
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      log().warn({ reason }, 'other instances are not told that content has changed')
    })
}

/** Whether a request shows a secret, by its header `Authorization`: in the same time if it is wrong. */
export function showsSecret(authorization: string | null | undefined, secret: string): boolean {
  const [, token = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(secret))
}
