import { createHash } from 'node:crypto'
import type { Settings } from '#lib/config/settings.ts'

/** The hosts that the tag manager and what it measures with need. */
const TAG_MANAGER_HOSTS = 'https://www.googletagmanager.com'
const MEASURING_HOSTS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

/** A form without script answers with a redirect to the chat, which must be let through. */
const MESSENGER_HOSTS = 'https://wa.me https://*.whatsapp.com https://t.me'

/**
 * The policy of one page: the inline scripts that the framework wrote into it are allowed by their
 * hashes, so that it can be kept and served again; nothing else inline runs.
 */
export function contentSecurityPolicy(scripts: Iterable<string>, settings: Settings): string {
  const withTags = settings.tagManagerId !== undefined
  const publicApis = [settings.publicApiBaseUrl, settings.publicJobsBaseUrl].flatMap((address) =>
    address ? [new URL(address).origin] : [],
  )
  const directives: [string, ...(string | false)[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...Array.from(scripts, hashOf), withTags && TAG_MANAGER_HOSTS],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set(publicApis), withTags && MEASURING_HOSTS],
    ['form-action', "'self'", ...new Set(publicApis), MESSENGER_HOSTS],
    ['frame-src', withTags ? TAG_MANAGER_HOSTS : "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]
  return directives.map((directive) => directive.filter(Boolean).join(' ')).join('; ')
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
