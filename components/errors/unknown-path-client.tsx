'use client'

import { usePathname } from 'next/navigation'
import { localizedPath, readablePath } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { pathOfRendered } from '#lib/i18n/routes.ts'

/**
 * The address that was asked for, decoded, without its query. It is read from the address itself,
 * not sent with the page: one page stands for all that lead to nothing.
 */
export function UnknownPath({ locale }: { locale: Locale }) {
  const pathname = usePathname()
  // The server renders the internal address.
  const path =
    typeof window === 'undefined' ? localizedPath(locale, pathOfRendered(pathname)) : pathname
  return readablePath(path)
}
