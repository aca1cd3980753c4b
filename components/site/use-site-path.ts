import { usePathname } from 'next/navigation'
import { pathOfInternal, splitLocale } from '#lib/i18n/routes'

/** The path of the page without its language. */
export function useSitePath(): string {
  const pathname = usePathname()
  // The server renders the internal address, whose first segment no visitor sees.
  return typeof window === 'undefined' ? pathOfInternal(pathname) : splitLocale(pathname).path
}
