import { createTranslator } from 'next-intl'
import { monthInDate } from '#lib/i18n/dates.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { LETTER_ANSWERS } from '#lib/i18n/pages.ts'
import { withinSentence } from '#lib/i18n/typography.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { TERMS } from '#lib/resources/terms.ts'
import { type LetterChoices, type LetterPart, perAnswer } from './model.ts'

type Offered = Pick<Shell, 'countries' | 'staffMenu'>

const HOUSEHOLDS = ['baby', 'one', 'two', 'three', 'parents', 'adults'] as const
const SCHEDULES = ['part_time', 'short', 'season'] as const
const LODGINGS = ['in', 'out'] as const

/** Nobody plans a household for longer. */
const MONTHS_AHEAD = 9

/** What can be chosen in the letter now, in a language. */
export function letterChoices(
  locale: Locale,
  { countries, staffMenu }: Offered,
  now: Date,
): LetterChoices {
  const t = createTranslator({ locale, messages: MESSAGES[locale].brief.choices })
  const hasWhere = isPlaced(countries)
  const positions = new Map(
    staffMenu.flatMap(({ pages }) => pages.map((page) => [page.slug, page])),
  )
  return {
    country: [
      { value: '', text: t('country.open'), title: '' },
      ...countries.map(({ slug, title, where = '' }) => ({
        value: slug,
        text: hasWhere ? where : title,
        title,
      })),
    ],
    household: [
      { value: '', text: t('household.open'), title: '' },
      ...HOUSEHOLDS.map((value) => ({ value, text: t(`household.${value}`) })),
    ],
    position: [
      { value: '', text: t('position.open'), title: '' },
      ...[...positions.values()].map(({ slug, title }) => ({
        value: slug,
        text: withinSentence(title, locale),
        title,
      })),
    ],
    schedule: [
      { value: '', text: t('schedule.full_time') },
      ...SCHEDULES.map((value) => ({ value, text: t(`schedule.${value}`, TERMS) })),
    ],
    live_in: [
      { value: '', text: t('live_in.either') },
      ...LODGINGS.map((value) => ({ value, text: t(`live_in.${value}`) })),
    ],
    start: [
      { value: '', text: t('start.soon') },
      ...monthsAfter(now).map((value) => ({
        value,
        text: t('start.month', monthInDate(value, locale)),
      })),
    ],
  }
}

/** The sentences of the letter. Where a country has no name for within one, they are built without. */
export function letterParts(locale: Locale, { countries }: Offered): LetterPart[] {
  const { letter, letterNamed } = MESSAGES[locale].brief
  const t = createTranslator({ locale, messages: { letter, letterNamed } })
  const text = t(
    isPlaced(countries) ? 'letter' : 'letterNamed',
    perAnswer((name) => `{${name}}`),
  )
  return text.split(/(?<=\})|(?=\{)/).map((part) => {
    const answer = LETTER_ANSWERS.find((name) => part === `{${name}}`)
    return answer ? { answer } : { text: part }
  })
}

function isPlaced(countries: Offered['countries']): boolean {
  return countries.every(({ where }) => where)
}

/** As `2027-01`, from the next one on. */
function monthsAfter(now: Date): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + index, 1))
    return month.toISOString().slice(0, 'YYYY-MM'.length)
  })
}
