import { usePathname } from 'next/navigation'
import { isOfPattern, patternsWith } from '#lib/i18n/pages.ts'
import { pathOfRendered, splitLocale } from '#lib/i18n/routes.ts'

/** The path of the page without its language. */
export function useSitePath(): string {
  const pathname = usePathname()
  // The server may render the internal address, whose first segment no visitor sees.
  return typeof window === 'undefined' ? pathOfRendered(pathname) : splitLocale(pathname).path
}

const FILLED = patternsWith('hasFilledHeader')

/** Whether the header is filled on this page from the start; a path has no language. */
export function isFilledPath(path: string): boolean {
  return FILLED.some((pattern) => isOfPattern(pattern, path))
}
