import type { Locale } from './locales.ts'
import type { VacancyFilter } from './route-state.ts'

/** The public address of `path` (`/` or `/blog`, without a language) in a language. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' ? '/ru' : `/ru${path}`
}

/** Paths without a language, one for each kind of page: the only place that knows them. */
export const PATHS = {
  home: () => '/',
  country: (slug: string) => (slug ? `/${encodeURIComponent(slug)}` : '/'),
  blog: () => '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  candidate: (slug: string) => `/candidate/${encodeURIComponent(slug)}`,
  staff: (slug: string) => `/staff/${encodeURIComponent(slug)}`,
  vacancies: () => '/vacancies',
  vacancy: (id: string) => `/vacancies/${encodeURIComponent(id)}`,
  contacts: () => '/contacts',
  policy: (slug: 'cookies-policy' | 'privacy-policy') => `/${slug}`,
}

/** Page one has no query: a link to `?page=1` would only be redirected. */
export function pageHref(href: string, page: number): string {
  if (page === 1) return href
  return `${href}${href.includes('?') ? '&' : '?'}page=${page}`
}

export function vacanciesHref(locale: Locale, filter: Partial<VacancyFilter>): string {
  const query = new URLSearchParams()
  if (filter.country) query.set('country', filter.country)
  if (filter.category) query.set('category', filter.category)
  if (filter.words) query.set('q', filter.words)
  const path = localizedPath(locale, PATHS.vacancies())
  return query.size > 0 ? `${path}?${query}` : path
}
