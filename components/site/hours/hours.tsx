import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { callingTimesStore, loadCallingTimes } from '#components/enquiries/promise/calling-times.ts'
import { countryStore } from '#components/site/country/country-store.ts'
import { MINUTE_MS, useMinute } from '#components/ui/browser/minute.ts'
import { subjectOfAddress } from '#lib/enquiries/office/call-window.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import { showHours } from './show-hours.ts'

/** Keeps what is drawn with an hour at the hour that it is, from page to page. */
export function Hours() {
  const minute = useMinute() ?? 0
  const pathname = usePathname()
  const { locale, path } = splitLocale(pathname)
  const { slug } = useSyncExternalStore(countryStore.subscribe, countryStore.get)
  const times = useSyncExternalStore(callingTimesStore.subscribe, callingTimesStore.get)[locale]

  useEffect(() => {
    // Asked for each minute, and so answered from what is known unless that is old.
    if (document.querySelector('[data-office]')) void loadCallingTimes(locale)
    showHours(document, {
      now: Math.max(Date.now(), minute * MINUTE_MS),
      offices: times?.offices,
      countries: [slug, ...subjectOfAddress(path).countries].filter(Boolean),
      locale,
    })
  }, [locale, minute, path, slug, times])
  return null
}
