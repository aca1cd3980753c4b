import { usePathname } from 'next/navigation'
import { pathOfRendered, splitLocale } from '#lib/i18n/routes.ts'

/** The path of the page without its language. */
export function useSitePath(): string {
  const pathname = usePathname()
  // The server may render the internal address, whose first segment no visitor sees.
  return typeof window === 'undefined' ? pathOfRendered(pathname) : splitLocale(pathname).path
}
