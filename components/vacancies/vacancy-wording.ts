import type { VacancySummary } from '#components/enquiries/enquiry-config.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withUnbrokenRange } from '#lib/resources/salary.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { payOf, placeOf } from '#lib/resources/vacancies/wording.ts'

/** What an application shows of its vacancy from the start. */
export function toVacancySummary(vacancy: Vacancy, locale: Locale): VacancySummary {
  const { id, title, closesAt } = vacancy
  // As a row shows it, so that the payload need not say it a second time.
  const sum = withUnbrokenRange(payOf(vacancy, locale))
  return { id, title, closesAt, sum, place: wholePlaceOf(vacancy) }
}

/** A list has no room for the countries where there are several; the window names them too. */
function wholePlaceOf({ city, countries }: Vacancy): string {
  const place = placeOf({ city, countries })
  const isCityAlone = city !== undefined && city !== '' && countries.length > 1
  return isCityAlone ? `${place} (${placeOf({ countries })})` : place
}
