import { useEffect, useState } from 'react'
import { loadVacancyTexts } from '#components/enquiries/vacancy-texts.ts'
import { callWindow, chooseOffice, subjectOfAddress } from '#lib/enquiries/office/call-window.ts'
import type { CallingOffice } from '#lib/enquiries/office/calling-office.ts'
import { promiseWords } from '#lib/enquiries/office/promise-words.ts'
import { toWords } from '#lib/enquiries/words.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import { useCallingTimes } from './calling-times.ts'

interface PromiseNowProps {
  locale: Locale
  vacancyId: string | undefined
}

/** The promise for this page at this minute; nothing until the hours of the offices are known. */
export function PromiseNow({ locale, vacancyId }: PromiseNowProps) {
  const times = useCallingTimes(locale)
  const countries = useCountries(vacancyId)
  if (!times || !countries) return null
  const now = Date.now()
  const windowOf = (one: CallingOffice) => callWindow(one.spans, now, one.promiseMinutes)
  const office = chooseOffice(times.offices, { countries, locale, askedAt: now }, windowOf)
  const window = office && windowOf(office)
  if (!office || !window) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const words = toWords(times.texts)
  return promiseWords({ words, locale, window, office, reader: { now, timeZone } })
}

/** What this page is about, as the server will read it; undefined until that is known. */
function useCountries(vacancyId: string | undefined): readonly string[] | undefined {
  const { pathname, search } = window.location
  const { path } = splitLocale(pathname)
  const about = subjectOfAddress(path, new URLSearchParams(search))
  const vacancy = vacancyId ?? about.vacancy
  const [places, setPlaces] = useState<readonly string[]>()
  useEffect(() => {
    if (!vacancy) return undefined
    let isOver = false
    void loadVacancyTexts(vacancy).then((texts) => {
      if (!isOver) setPlaces(texts?.countries ?? [])
    })
    return () => {
      isOver = true
    }
  }, [vacancy])
  return vacancy ? places && [...places, ...about.countries] : about.countries
}
