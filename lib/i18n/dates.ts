import { LANGUAGES, type Locale, perLocale } from './locales.ts'

const DATE_FORMATS = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/**
 * `24 November 2026` or `24 ноября 2026 г.`: the calendar day as written, whatever its offset. No
 * line breaks between the day and its month.
 */
export function formatDate(isoDate: string, locale: Locale): string {
  const day = new Date(`${isoDate.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`)
  return DATE_FORMATS[locale].format(day).replace(/(?<=^\d+) /, '\u00a0')
}
