import { createTranslator } from 'next-intl'
import { isUpstreamError } from '#lib/http/client/errors.ts'
import { formatDate, formatDay } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { type Locale, perLocale } from '#lib/i18n/locales.ts'
import { typesetMessages } from '#lib/i18n/typeset-messages.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { listCandidates } from '#lib/resources/candidates/read.ts'
import { feeFor, termOf } from '#lib/resources/fee.ts'
import { offeredFilter } from '#lib/resources/known-filters.ts'
import {
  formatAmount,
  formatSalary,
  type Salary,
  withUnbrokenRange,
} from '#lib/resources/salary.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { TERMS, WITHOUT_VAT } from '#lib/resources/terms.ts'
import type { BriefFacts } from './facts-wire.ts'
import { firstWorkingDay } from './first-day.ts'
import type { BriefAnswers } from './model.ts'

interface FactsContext {
  shell: Pick<Shell, 'countries' | 'staffMenu'>
  now: Date
}

const PEOPLE_SHOWN = 4
/** Of those who are free only later. */
const NEXT_SHOWN = 2
const PEOPLE_READ = 100

const WORDS = perLocale((locale) => {
  const { facts } = MESSAGES[locale].brief
  const { freeNow, freeFrom } = MESSAGES[locale].candidates
  return typesetMessages({ ...facts, freeNow, freeFrom }, locale)
})

/** What the site's own tables say of what is chosen; what they do not hold is said plainly. */
export async function briefFacts(
  locale: Locale,
  answers: BriefAnswers,
  { shell, now }: FactsContext,
): Promise<BriefFacts> {
  const t = createTranslator({ locale, messages: WORDS[locale] })
  const country = shell.countries.find(({ slug }) => slug === answers.country)
  const firstDay = firstWorkingDay({ now, timeZone: country?.timeZone, month: answers.start })
  const [pay, suited] = await Promise.all([
    findPay(locale, answers),
    listSuited(locale, answers, shell),
  ])
  const free = suited.filter((it) => it.availableFrom.slice(0, 10) <= firstDay)
  const next = free.length > 0 ? [] : suited.slice(0, NEXT_SHOWN)
  return {
    lines: [
      { term: t('pay.term'), ...payWords() },
      { term: t('fee.term'), ...feeWords() },
      {
        term: t('firstDay.term'),
        value: formatDate(firstDay, locale),
        note: t('firstDay.note', { weeks: TERMS.weeksToFirstDay }),
      },
    ],
    people: [...free.slice(0, PEOPLE_SHOWN), ...next].map((profile) => ({
      href: localizedPath(locale, PATHS.candidate(profile.slug)),
      name: profile.name,
      note: [profile.position, profile.location].filter(Boolean).join(', '),
      free: freeWords(profile),
    })),
    peopleTerm: t('people.term'),
    nobody: free.length > 0 ? '' : t(`people.${nobodyFree(answers, next)}`),
  }

  function payWords() {
    if (!answers.country || !answers.position) return { value: t('pay.open') }
    if (!pay) return { value: t('pay.unknown') }
    return { value: withUnbrokenRange(formatSalary(pay, locale)), note: t('pay.fullTime') }
  }

  function feeWords() {
    const { position, schedule } = answers
    const asked = schedule === 'short' || schedule === 'season' ? schedule : undefined
    const term = termOf(position, asked)
    const vat = WITHOUT_VAT.has(country?.isoCode) ? 'none' : 'added'
    // Less than full time is paid by agreement, and so is the fee for it.
    const fee = pay && schedule !== 'part_time' ? feeFor(pay, position, asked) : undefined
    const amount = fee && withUnbrokenRange(formatAmount(fee, locale))
    const note = t(`fee.${term}.note`, { ...TERMS, vat })
    if (amount) return { value: t(`fee.${term}.amount`, { amount, vat }), note }
    return { value: note }
  }

  function freeWords({ availableFrom }: { availableFrom: string }): string {
    if (Date.parse(availableFrom) <= now.getTime()) return t('freeNow')
    const date = formatDay(availableFrom, locale, now)
    return t.markup('freeFrom', { date, time: (day) => day })
  }
}

function nobodyFree({ position }: BriefAnswers, next: readonly unknown[]) {
  if (!position) return 'open'
  return next.length > 0 ? 'later' : 'none'
}

async function findPay(locale: Locale, answers: BriefAnswers): Promise<Salary | undefined> {
  const { country, position } = answers
  if (!country || !position) return undefined
  const page = await ifHad(getStaffPage(locale, position))
  if (!page || page.isMinimal) return undefined
  return page.salaryGuide.find(({ countrySlug }) => countrySlug === country)
}

/** Those who say when they are free, soonest first. A backend that knows no positions is asked by field. */
async function listSuited(
  locale: Locale,
  { country, position, live_in }: BriefAnswers,
  shell: FactsContext['shell'],
): Promise<(CandidateProfile & { availableFrom: string })[]> {
  if (!position) return []
  const field = shell.staffMenu.find(({ pages }) => pages.some(({ slug }) => slug === position))
  const exact = offeredFilter('candidates', { country, position, live_in })
  const filter = exact?.position ? exact : { ...exact, category: field?.slug ?? field?.title }
  const found = await ifHad(listCandidates(locale, { filter, perPage: PEOPLE_READ }))
  return (found?.items ?? [])
    .filter(({ liveIn }) => !live_in || liveIn === live_in || liveIn === 'either')
    .flatMap(({ availableFrom, ...profile }) =>
      availableFrom ? [{ ...profile, availableFrom }] : [],
    )
    .toSorted((a, b) => a.availableFrom.localeCompare(b.availableFrom))
}

/** What cannot be had takes no letter from a visitor. */
async function ifHad<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return undefined
  }
}
