import { NotFoundError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import { getPost } from '#lib/resources/blog/read.ts'
import { getCandidate } from '#lib/resources/candidates/read.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { getVacancy } from '#lib/resources/vacancies/read.ts'

export interface PageTitle {
  siteName: string
  /** Undefined for a page that has no name of its own in the data. */
  title: string | undefined
}

const TITLES: Record<string, (locale: Locale, slug: string) => Promise<string>> = {
  blog: async (locale, slug) => (await getPost(locale, slug)).title,
  candidate: async (locale, slug) => (await getCandidate(locale, slug)).title,
  staff: async (locale, slug) => (await getStaffPage(locale, slug)).title,
  vacancies: async (locale, slug) => (await getVacancy(locale, slug)).title,
}

/**
 * What a page is called that a public path names.
 *
 * @throws {NotFoundError} where there is no such page @throws {UpstreamError}
 */
export async function getPageTitle(publicPath: string): Promise<PageTitle> {
  const { locale, path } = splitLocale(publicPath)
  const [section = '', slug, ...rest] = path.split('/').slice(1)
  if (rest.length > 0) throw new NotFoundError()
  const { settings } = await getShell(locale)
  return { siteName: settings.siteName, title: await titleOf(locale, section, slug) }
}

async function titleOf(locale: Locale, section: string, slug: string | undefined) {
  if (slug !== undefined) {
    const read = Object.hasOwn(TITLES, section) ? TITLES[section] : undefined
    if (!read) throw new NotFoundError()
    return read(locale, slug)
  }
  const country = await findCountry(locale, section)
  return country && (country.heading || country.title)
}
