import { useTranslations } from 'next-intl'
import { formatDay } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface StartDateProps {
  locale: Locale
  date: string
  now: Date
}

/** When a candidate can begin, as a phrase. */
export function StartDate({ locale, date, now }: StartDateProps) {
  const t = useTranslations('candidates')
  if (hasCome(date, now)) return t('freeNow')
  return t.rich('freeFrom', {
    date: formatDay(date, locale, now),
    time: (day) => <time dateTime={date}>{day}</time>,
  })
}

/** Whether a day has come; a date without a time comes with that UTC day. */
export function hasCome(isoDate: string, now: Date): boolean {
  return Date.parse(isoDate) <= now.getTime()
}
