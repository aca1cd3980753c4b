/** First segments that belong to fixed routes: a country of that name could never be reached. */
export const RESERVED_COUNTRY_SLUGS: ReadonlySet<string> = new Set([
  'api',
  'blog',
  'builds',
  'candidate',
  'contacts',
  'cookies-policy',
  'en',
  'favicon',
  'index',
  'privacy-policy',
  'ru',
  'shortlist',
  'staff',
  'style',
  'vacancies',
])
