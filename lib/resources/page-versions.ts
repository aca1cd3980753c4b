import { createHash } from 'node:crypto'
import { isNotFoundError } from '#lib/http/client/errors.ts'
import { alternatesOf } from '#lib/i18n/alternates.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { matchPage, type PageKindName } from '#lib/i18n/pages.ts'
import { listPages, SOURCES } from './page-sources.ts'

type ReadContent = (parameter: string) => unknown

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
      const read = readers.get(kind) ?? (await createReader(kind, locale))
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

/** Reads what the pages of a kind are made of; all at once where a list says it. */
async function createReader(kind: PageKindName, locale: Locale): Promise<ReadContent> {
  const { read, readAll } = SOURCES[kind]
  const all = await readAll?.(locale)
  return (parameter) => (all ? all.get(parameter) : read?.(locale, parameter))
}

function versionOf(content: unknown): string {
  if (content === undefined) return ''
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url')
}
