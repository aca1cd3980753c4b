import { saidTexts } from '#lib/enquiries/said-texts.ts'
import { defineJsonRoute } from '#lib/http/define-route.ts'
import { jsonResponse } from '#lib/http/problem.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { type Office, placeOf } from '#lib/resources/settings/office.ts'
import { readSettings } from '#lib/resources/settings/read.ts'
import type { CallingOffice, CallingTimes } from './calling-office.ts'
import { workingSpans } from './working-time.ts'

/** In seconds. */
const MAX_AGE = 60
/** A tab may stay open for so long before it has to ask again. */
const REACH_MS = 4 * 86_400_000

/**
 * Answers with when each office works in the next days, so that a page from a cache can say by the
 * office's own rule when somebody calls. What the words of that are comes along: a page that is
 * merely looked at carries none of it.
 */
export const handleCallingTimes = defineJsonRoute(async (_request, language) => {
  const { offices } = await readSettings(language)
  return jsonResponse(callingTimes(offices, language, new Date()), language, {
    headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
  })
})

export function callingTimes(
  offices: readonly Office[],
  language: Locale,
  now: Date,
): CallingTimes {
  return {
    offices: offices.map((office) => toCallingOffice(office, now)),
    texts: saidTexts(language),
  }
}

function toCallingOffice(office: Office, now: Date): CallingOffice {
  const { countrySlug, title, phone, timeZone, languages, people, promiseMinutes } = office
  return {
    ...{ countrySlug, title, phone, timeZone, languages, promiseMinutes },
    people: people.map((person) => ({ name: person.name, languages: person.languages })),
    place: placeOf(office),
    spans: spansFor(office, now),
  }
}

/** As many as it takes to keep a promise that is made at the end of the reach. */
function spansFor(office: Office, now: Date): CallingOffice['spans'] {
  const spans: CallingOffice['spans'] = []
  const reach = now.getTime() + REACH_MS
  let left = office.promiseMinutes * 60_000
  for (const { start, end } of workingSpans(office, now)) {
    spans.push({ start, end })
    left -= Math.max(0, end - Math.max(start, reach))
    if (left <= 0) break
  }
  return spans
}
