import { settings } from '#lib/config/settings.ts'
import { BARE_POLICY } from './content-policy.ts'
import { isHiddenSite } from './search-engines.ts'

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/**
 * What every answer carries, whatever made it. The policy is the one of an answer that is no
 * page; a page replaces it with its own.
 */
export function securityHeaders(requestHost: string | undefined): [string, string][] {
  const { siteUrl, isHstsForSubdomains, isContentPreview } = settings()
  const headers: [string, string][] = [
    ['Content-Security-Policy', BARE_POLICY],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  if (siteUrl.startsWith('https:')) {
    const scope = isHstsForSubdomains ? '; includeSubDomains' : ''
    headers.push(['Strict-Transport-Security', `max-age=31536000${scope}`])
  }
  if (isContentPreview || isTrialHost(requestHost) || isHiddenSite()) {
    headers.push(['X-Robots-Tag', 'noindex'])
  }
  return headers
}

/** An unnamed site on a public host is somebody's trial; canonical links would name localhost. */
export function isTrialHost(requestHost: string | undefined): boolean {
  return !settings().isSiteUrlStated && !LOOPBACK_HOST.test(requestHost ?? '')
}
