import { createHash } from 'node:crypto'
import { isNotFoundError } from '#lib/http/client/errors.ts'
import { listAll } from '#lib/http/paging.ts'
import { alternatesOf } from '#lib/i18n/alternates.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { matchPage, type PageKindName } from '#lib/i18n/pages.ts'
import { getPost } from '#lib/resources/blog/read.ts'
import { getCandidate } from '#lib/resources/candidates/read.ts'
import { getInformationPage } from '#lib/resources/information/read.ts'
import { getPolicy } from '#lib/resources/policies/read.ts'
import { findCountry } from '#lib/resources/shell/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import { listPages } from './page-sources.ts'

type ReadContent = (parameter: string) => unknown

const PER_PAGE = 100

/** What the pages of a kind are made of. The others are only there, or are not. */
const CONTENTS: Partial<Record<PageKindName, (locale: Locale) => Promise<ReadContent>>> = {
  country: async (locale) => (slug) => findCountry(locale, slug),
  staff: async (locale) => (slug) => getStaffPage(locale, slug),
  candidate: async (locale) => (slug) => getCandidate(locale, slug),
  // There may be very many of these, and a list says all of each.
  vacancy: async (locale) => {
    const all = await listAll((page) => listVacancies(locale, { page, perPage: PER_PAGE }))
    const byId = new Map(all.map((vacancy) => [vacancy.id, vacancy]))
    return (id) => byId.get(id)
  },
  post: async (locale) => (slug) => getPost(locale, slug),
  information: async (locale) => (slug) => getInformationPage(locale, slug),
  'privacy-policy': async (locale) => () => getPolicy(locale, 'privacy-policy'),
  'cookies-policy': async (locale) => () => getPolicy(locale, 'cookies-policy'),
}

/**
 * Of every page that search engines may show, in every language: its address, and a text that
 * differs as soon as its content does.
 *
 * @throws {UpstreamError}
 */
export async function listPageVersions(siteUrl: string): Promise<Map<string, string>> {
  const pages = await listPages()
  const versions = new Map<string, string>()
  for (const locale of LOCALES) {
    const readers = new Map<PageKindName, ReadContent>()
    for (const { path, filter } of pages) {
      const match = matchPage(path)
      const { canonical } = alternatesOf(siteUrl, path, { locale, filter, isPaged: false, page: 1 })
      if (!match || !canonical) continue
      const { kind, parameter } = match
      const read = readers.get(kind) ?? (await CONTENTS[kind]?.(locale)) ?? (() => undefined)
      readers.set(kind, read)
      try {
        versions.set(canonical, versionOf(await read(decodeURIComponent(parameter))))
      } catch (error) {
        // It has gone since it was listed.
        if (!isNotFoundError(error)) throw error
      }
    }
  }
  return versions
}

function versionOf(content: unknown): string {
  if (content === undefined) return ''
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url')
}
