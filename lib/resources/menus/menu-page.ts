import { isNotFoundError, NotFoundError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { findMinimalPage, type MenuKind, type MinimalPage } from './model.ts'

/** A described page, or what the menu knows of it where the backend does not describe it. */
export async function orFromMenu<T>(
  page: Promise<T>,
  { locale, kind, slug }: { locale: Locale; kind: MenuKind; slug: string },
): Promise<T | MinimalPage> {
  try {
    return await page
  } catch (error) {
    if (!isNotFoundError(error) || error.status === 410) throw error
  }
  const shell = await getShell(locale)
  const minimal = findMinimalPage(kind === 'staff' ? shell.staffMenu : shell.candidatesMenu, slug)
  if (minimal) return minimal
  // Without the menus nobody can say that there is no such page.
  if (shell.menuFailure) throw shell.menuFailure
  throw new NotFoundError(`the ${kind} menu`)
}
