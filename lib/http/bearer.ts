import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request shows a secret, by its header `Authorization`: in the same time if it is wrong. */
export function showsSecret(authorization: string | null | undefined, secret: string): boolean {
  const [, token = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(secret))
}
