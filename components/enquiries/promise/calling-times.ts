import '#lib/http/client/zod-in-browser.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { askSite } from '#components/enquiries/ask-site.ts'
import { useMinute } from '#components/ui/browser/minute.ts'
import { createStore } from '#components/ui/browser/store.ts'
import { type CallingTimes, callingTimesSchema } from '#lib/enquiries/office/calling-office.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** An office may have changed its hours; whoever has the page open for long is told. */
const FRESH_MS = 15 * 60_000
/** After a failure it is not asked for again for so long. */
const REST_MS = 30_000

type Known = Partial<Record<Locale, CallingTimes>>

const known = createStore<Known>({})
const askedAt = new Map<Locale, number>()

export const callingTimesStore = { get: known.get, subscribe: known.subscribe }

/** Asks when the offices work, unless that has just been asked. Never rejects. */
export async function loadCallingTimes(locale: Locale): Promise<void> {
  const now = Date.now()
  const rest = known.get()[locale] ? FRESH_MS : REST_MS
  if (now - (askedAt.get(locale) ?? -Infinity) < rest) return
  askedAt.set(locale, now)
  try {
    const times = callingTimesSchema.parse(await askSite('/api/calling-times', locale))
    known.set({ ...known.get(), [locale]: times })
  } catch {
    // The page says without it when somebody calls; it is asked for again a little later.
  }
}

/** When the offices work, each minute anew; undefined until that is known. */
export function useCallingTimes(locale: Locale): CallingTimes | undefined {
  const minute = useMinute()
  const times = useSyncExternalStore(callingTimesStore.subscribe, callingTimesStore.get)[locale]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known may be old by now
  useEffect(() => void loadCallingTimes(locale), [locale, minute])
  return times
}
