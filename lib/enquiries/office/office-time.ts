import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import type { Office } from '#lib/resources/settings/office.ts'

/** `Mon 30 Nov, 09:40 GMT`: by the clock of an office, so that nobody there has to reckon. */
export function officeTime(moment: Date, { timeZone }: Pick<Office, 'timeZone'>, locale: Locale) {
  const time = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'shortOffset',
    hourCycle: 'h23',
    timeZone,
  })
  // Some versions of the platform's data write the difference of none as well.
  return time.format(moment).replace(/GMT[+-]0$/, 'GMT')
}
