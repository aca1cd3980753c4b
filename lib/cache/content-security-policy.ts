import type { Settings } from '#lib/config/settings.ts'
import { hashSource, REPORT_GROUP, REPORT_PATH, toPolicy } from '#lib/http/content-policy.ts'

/** The hosts that the tag manager and what it measures with need. */
const TAG_MANAGER_HOSTS = 'https://www.googletagmanager.com'
const MEASURING_HOSTS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

/** A form without script answers with a redirect to the chat, which must be let through. */
const MESSENGER_HOSTS = 'https://wa.me https://*.whatsapp.com https://t.me'

interface Inline {
  scripts: Iterable<string>
  sheets: Iterable<string>
}

/**
 * The policy of one page: the inline scripts that the framework wrote into it, and the sheet that
 * stands in it, are allowed by their hashes, so that it can be kept and served again; nothing else
 * inline counts, attributes of style included. What is not named is not loaded.
 */
export function contentSecurityPolicy({ scripts, sheets }: Inline, settings: Settings): string {
  const withTags = settings.tagManagerId !== undefined
  const publicApis = [settings.publicApiBaseUrl, settings.publicJobsBaseUrl].flatMap((address) =>
    address ? [new URL(address).origin] : [],
  )
  return toPolicy([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...Array.from(scripts, hashSource), withTags && TAG_MANAGER_HOSTS],
    ['style-src', "'self'", ...Array.from(sheets, hashSource)],
    ['img-src', "'self'", 'data:', 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set(publicApis), withTags && MEASURING_HOSTS],
    ['form-action', "'self'", ...new Set(publicApis), MESSENGER_HOSTS],
    ['manifest-src', "'self'"],
    ['frame-src', withTags ? TAG_MANAGER_HOSTS : "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['report-uri', REPORT_PATH],
    ['report-to', REPORT_GROUP],
  ])
}
