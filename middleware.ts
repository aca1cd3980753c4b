import { type NextRequest, NextResponse } from 'next/server'
import { localizedPath } from './lib/i18n/hrefs.ts'
import { LOCALE_COOKIE } from './lib/i18n/locales.ts'
import { homeLanguage } from './lib/i18n/negotiate-locale.ts'
import { canonicalAddress, hasFilter, INTERNAL_HEADER, internalPath } from './lib/i18n/routes.ts'

/**
 * Locale routing, and canonical redirects where the server's entry has not given them already, as
 * while developing. Nothing is secured here.
 */
export function middleware(request: NextRequest): NextResponse {
  const url = new URL(request.url)
  const address = { pathname: url.pathname, query: url.searchParams }

  const canonical = canonicalAddress(address)
  if (canonical) return NextResponse.redirect(new URL(canonical, url), 308)

  if (address.pathname === '/') {
    const home = homeOf(request)
    if (home !== '/') return NextResponse.redirect(new URL(home + url.search, url), 307)
  }
  if (!hasFilter(address)) return NextResponse.next()

  const headers = new Headers(request.headers)
  headers.set(INTERNAL_HEADER, '1')
  return NextResponse.rewrite(new URL(internalPath(address) + url.search, url), {
    request: { headers },
  })
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/:language(en|[a-z][A-Z]|[A-Z][a-zA-Z])/:path*',
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    { source: '/(.+)/' },
    {
      source: '/',
      has: [{ type: 'cookie', key: 'NEXT_LOCALE', value: '(?!en$).*' }],
      missing: [{ type: 'header', key: 'sec-fetch-site', value: 'same-origin' }],
    },
    {
      source: '/',
      has: [
        { type: 'header', key: 'accept-language', value: '(?:.*[,\\s])?(?![eE][nN])[a-zA-Z]{2}.*' },
      ],
      missing: [{ type: 'header', key: 'sec-fetch-site', value: 'same-origin' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(blog|candidates|staff|vacancies)',
      has: [{ type: 'query', key: 'page', value: '1' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(candidates|staff|vacancies|brief)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'country', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(candidates|staff|vacancies)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'category', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(candidates|brief)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'position', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(candidates|vacancies|brief)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'live_in', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(candidates)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'language', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(candidates|brief)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'start', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(vacancies)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'pay', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(vacancies)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'q', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(brief)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'household', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
    {
      source: '/:locale([a-z]{2})?/:list(brief)/:feed([a-z]+\\.[a-z]+)?',
      has: [{ type: 'query', key: 'schedule', value: '.+' }],
      missing: [{ type: 'header', key: 'x-internal-address' }],
    },
  ],
}

/** The home page in the language of the visitor. */
function homeOf({ cookies, headers }: NextRequest): string {
  const language = homeLanguage({
    cookie: cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: headers.get('accept-language'),
    fetchSite: headers.get('sec-fetch-site'),
  })
  return localizedPath(language, '/')
}
