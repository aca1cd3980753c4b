import { ANSWER_LIFE_MS } from './no-js-records.ts'

const NAME = 'enquiry_answer'
const TOKEN = /^[\w-]{22}$/

/** What a browser that sent a form before was given, to know its answers by. */
export function readAnswerToken(cookies: string | null | undefined): string | undefined {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    if (name === NAME && TOKEN.test(value)) return value
  }
  return undefined
}

/** No script reads it, and no other site's request carries it. */
export function answerCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  const parts = [
    `${NAME}=${token}`,
    'Path=/',
    `Max-Age=${ANSWER_LIFE_MS / 1_000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ]
  return parts.join('; ')
}
