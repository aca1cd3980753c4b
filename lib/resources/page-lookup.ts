import { isNotFoundError, NotFoundError } from '#lib/http/client/errors.ts'
import { matchPage } from '#lib/i18n/pages.ts'
import { splitLocale, splitRoute } from '#lib/i18n/routes.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { embeddedContent } from './content-items.ts'
import { SOURCES } from './page-sources.ts'

/**
 * Whether nothing that is in memory makes a page of what an internal path names. That is asked of
 * the embedded content alone, since a backend may have anything; false where only a read can tell.
 */
export function isNowhere(internal: string): boolean {
  const { route, path } = splitRoute(internal)
  const match = matchPage(path)
  if (!route || !match) return true
  const { content, perPage } = SOURCES[match.kind]
  const items = content && embeddedContent(route.locale)?.get(content)
  if (!items) return false
  if (perPage === undefined) return !items.has(decodeURIComponent(match.parameter))
  const { page } = route
  return page < 1 || (page > 1 && (page - 1) * perPage >= items.size)
}

/** Whether the content has nothing that the internal path of a page names. */
export async function leadsNowhere(internal: string): Promise<boolean> {
  const { route, path } = splitRoute(internal)
  const match = matchPage(path)
  if (!route || !match || isNowhere(internal)) return true
  const { titleOf, has, readPage } = SOURCES[match.kind]
  // The first page of a list is there, whatever is on it.
  if (readPage && route.page === 1) return false
  try {
    const parameter = decodeURIComponent(match.parameter)
    if (has) return !(await has(route.locale, parameter))
    await (readPage ? readPage(route) : titleOf?.(route.locale, parameter))
    return false
  } catch (error) {
    // What else is the matter, the page says.
    return isNotFoundError(error) && error.status === 404
  }
}

export interface PageTitle {
  siteName: string
  title: string | undefined
}

/**
 * What a page is called that a public path names.
 *
 * @throws {NotFoundError} where there is no such page @throws {UpstreamError}
 */
export async function getPageTitle(publicPath: string): Promise<PageTitle> {
  const { locale, path } = splitLocale(publicPath)
  const match = matchPage(path)
  if (!match) throw new NotFoundError()
  const { settings } = await getShell(locale)
  const title = await SOURCES[match.kind].titleOf?.(locale, match.parameter)
  return { siteName: settings.siteName, title }
}
