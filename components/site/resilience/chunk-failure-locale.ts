import { useSyncExternalStore } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'

/** The language of the address: where a failure is shown there may be no page to ask. */
export function useFailureLocale(): Locale {
  return useSyncExternalStore(
    () => () => {},
    () => splitLocale(window.location.pathname).locale,
    () => 'en',
  )
}
