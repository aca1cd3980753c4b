import type { Locale } from '../domain/locale.ts'
import { splitLocale } from '../i18n/routes.ts'
import { getPost } from './blog.ts'
import { getCandidate } from './candidates.ts'
import { NotFoundError } from './errors.ts'
import { findCountry, getShell } from './shell.ts'
import { getStaffPage } from './staff.ts'
import { getVacancy } from './vacancies.ts'

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
