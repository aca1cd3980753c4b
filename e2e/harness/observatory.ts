import type { Answer } from './ask.ts'

/**
 * What the HTTP Observatory of MDN would give an answer that came over https, by the rules that it
 * publishes (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): from 100 points each
 * fault takes some, and where 90 are left each virtue adds some. Each entry is one of its tests.
 */
export function observatoryOf({ headers, text }: Pick<Answer, 'headers' | 'text'>) {
  const headerOf = (name: string) => String(headers[name] ?? '').toLowerCase()
  const policy = parsePolicy(headerOf('content-security-policy'))
  const modifiers = {
    'content-security-policy': scorePolicy(policy),
    cookies: scoreCookies([headers['set-cookie'] ?? []].flat()),
    'cross-origin-embedder-policy': /^(require-corp|credentialless)$/.test(
      headerOf('cross-origin-embedder-policy'),
    )
      ? 10
      : 0,
    'cross-origin-opener-policy': /^(same-origin(-allow-popups)?|noopener-allow-popups)$/.test(
      headerOf('cross-origin-opener-policy'),
    )
      ? 10
      : 0,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(
      headerOf('cross-origin-resource-policy'),
    )
      ? 10
      : 0,
    'cross-origin-resource-sharing':
      headerOf('access-control-allow-credentials') === 'true' &&
      headers['access-control-allow-origin'] !== undefined
        ? -50
        : 0,
    'referrer-policy': scoreReferrers(headerOf('referrer-policy')),
    'strict-transport-security': scoreTransport(headerOf('strict-transport-security')),
    'subresource-integrity': scoreScripts(text),
    'x-content-type-options': headerOf('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options':
      policy.has('frame-ancestors') || /^(deny|sameorigin)$/.test(headerOf('x-frame-options'))
        ? 5
        : -20,
  }
  const given = Object.values(modifiers)
  const left = given.filter((points) => points < 0).reduce(sum, 100)
  const score = left >= 90 ? given.reduce(sum, 100) : left
  return { score: Math.max(score, 0), modifiers }
}

type Policy = Map<string, string[]>

function parsePolicy(header: string): Policy {
  return new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  )
}

const BROAD = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/
const INLINE = /^(?:'unsafe-inline'|data:)$/
const HASH_OR_NONCE = /^'(?:sha(?:256|384|512)|nonce)-/
const INSECURE = /^(?:http|ftp):/

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  // A browser that knows hashes ignores `unsafe-inline` beside them.
  const effective = (name: string) =>
    of(name).some((source) => HASH_OR_NONCE.test(source))
      ? of(name).filter((source) => source !== "'unsafe-inline'")
      : of(name)
  const scripts = effective('script-src')
  const styles = effective('style-src')
  const isUnsafe = (source: string) => BROAD.test(source) || INLINE.test(source)
  if (scripts.some(isUnsafe) || of('object-src').some((source) => BROAD.test(source))) return -20
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list)
  if (active.some((source) => INSECURE.test(source))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.flatMap(of).some((source) => INSECURE.test(source))) return -10
  if (styles.some(isUnsafe)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -20
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
}

function scoreReferrers(header: string): number {
  if (!header) return 0
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(header) ? 5 : -5
}

const HALF_A_YEAR_S = 15_768_000

function scoreTransport(header: string): number {
  const [, seconds] = /^max-age=(\d+)(?:;|$)/.exec(header) ?? []
  if (!seconds) return -20
  return Number(seconds) >= HALF_A_YEAR_S ? 0 : -10
}

/** Scripts of the site itself need no hash; those of others do. */
function scoreScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const points = scripts.map(([tag, src = '']) => {
    const isHashed = tag.includes(' integrity="')
    const isForeign = /^(?:https?:)?\/\//.test(src)
    if (!isForeign) return isHashed ? 5 : 0
    if (!src.startsWith('https:')) return isHashed ? -20 : -50
    return isHashed ? 5 : -5
  })
  return Math.min(0, ...points) || Math.max(0, ...points)
}

function sum(one: number, other: number): number {
  return one + other
}
