import { type NextRequest, NextResponse } from 'next/server'
import { homeLanguage } from './lib/i18n/negotiate-locale.ts'
import {
  canonicalAddress,
  hasVacancyFilter,
  INTERNAL_HEADER,
  internalPath,
} from './lib/i18n/routes.ts'

/**
 * Locale routing, and canonical redirects where the server's entry has not given them already, as
 * while developing. Nothing is secured here.
 */
export function middleware(request: NextRequest): NextResponse {
  const url = new URL(request.url)
  const address = { pathname: url.pathname, query: url.searchParams }

  const canonical = canonicalAddress(address)
  if (canonical) return NextResponse.redirect(new URL(canonical, url), 308)

  if (address.pathname === '/' && isRussianVisitor(request)) {
    return NextResponse.redirect(new URL(`/ru${url.search}`, url), 307)
  }
  if (!hasVacancyFilter(address)) return NextResponse.next()

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
      source: '/:language(en|En|eN|EN|Ru|rU|RU)/:path*',
      missing: [
        {
          type: 'header',
          key: 'x-internal-address',
        },
      ],
    },
    {
      source: '/(.+)/',
    },
    {
      source: '/',
      has: [
        {
          type: 'cookie',
          key: 'NEXT_LOCALE',
          value: 'ru',
        },
      ],
      missing: [
        {
          type: 'header',
          key: 'sec-fetch-site',
          value: 'same-origin',
        },
      ],
    },
    {
      source: '/',
      has: [
        {
          type: 'header',
          key: 'accept-language',
          value: '.*[rR][uU].*',
        },
      ],
      missing: [
        {
          type: 'header',
          key: 'sec-fetch-site',
          value: 'same-origin',
        },
      ],
    },
    {
      source: '/:locale(ru)?/:list(blog|vacancies)',
      has: [
        {
          type: 'query',
          key: 'page',
          value: '1',
        },
      ],
    },
    {
      source: '/:locale(ru)?/vacancies',
      has: [
        {
          type: 'query',
          key: 'country',
          value: '.+',
        },
      ],
      missing: [
        {
          type: 'header',
          key: 'x-internal-address',
        },
      ],
    },
    {
      source: '/:locale(ru)?/vacancies',
      has: [
        {
          type: 'query',
          key: 'category',
          value: '.+',
        },
      ],
      missing: [
        {
          type: 'header',
          key: 'x-internal-address',
        },
      ],
    },
    {
      source: '/:locale(ru)?/vacancies',
      has: [
        {
          type: 'query',
          key: 'q',
          value: '.+',
        },
      ],
      missing: [
        {
          type: 'header',
          key: 'x-internal-address',
        },
      ],
    },
  ],
}

function isRussianVisitor(request: NextRequest): boolean {
  const language = homeLanguage({
    cookie: request.cookies.get('NEXT_LOCALE')?.value,
    acceptLanguage: request.headers.get('accept-language'),
    fetchSite: request.headers.get('sec-fetch-site'),
  })
  return language === 'ru'
}
