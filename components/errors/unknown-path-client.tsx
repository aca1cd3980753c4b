'use client'

import { usePathname } from 'next/navigation'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { readablePath } from '#lib/i18n/readable-path.ts'
import { pathOfRendered } from '#lib/i18n/routes.ts'

interface UnknownPathProps {
  locale: Locale
  /** The texts before and behind the path. */
  around: readonly string[]
}

/**
 * The address that was asked for, decoded, without its query. It is read from the address itself,
 * not sent with the page: one page stands for all that lead to nothing.
 */
export function UnknownPath({ locale, around }: UnknownPathProps) {
  const pathname = usePathname()
  // The server renders the internal address.
  const path =
    typeof window === 'undefined' ? localizedPath(locale, pathOfRendered(pathname)) : pathname
  const [before, behind] = around
  return (
    <>
      {before}
      {/* Of its own line, unless it is longer: else that would end at any hyphen. */}
      <span className="inline-block max-w-full">{readablePath(path)}</span>
      {behind}
    </>
  )
}
