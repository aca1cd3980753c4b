import XMLBuilder from 'fast-xml-builder'
import type { SafeHtml } from '#lib/html/safe-html.ts'
import { withAbsoluteLinks } from '#lib/html/sanitize.ts'
import { toXmlText } from '#lib/http/feed.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import { isoCodeOf } from '#lib/resources/countries/iso-code.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { edgeOf, formatMoment } from '#lib/resources/day-edges.ts'
import type { Employment, Vacancy, VacancyPart } from './model.ts'
import { descriptionOf } from './seo.ts'
import { findCountryOf, timeZonesOf } from './vacancy-life.ts'
import { payOf } from './wording.ts'

export interface JobBoardContext {
  locale: Locale
  siteName: string
  siteUrl: string
  countries: readonly Country[]
  /** The slug of the only country whose places are wanted. */
  country?: string
  headings: Record<VacancyPart, string>
  urlOf: (vacancy: Vacancy) => string
  /** A category's title, where it has one. */
  categoryOf: (vacancy: Vacancy) => string | undefined
}

type Fields = Record<string, string | number | undefined>

/** In the words of Indeed, which the others know too. */
const JOB_TYPES: Record<Employment, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  temporary: 'temporary',
  contract: 'contract',
}

const CDATA = '#cdata'
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: CDATA,
})

/** The vacancies as job boards take them, piece by piece: there may be very many. */
export async function* writeJobBoard(
  pages: AsyncIterable<readonly Vacancy[]>,
  context: JobBoardContext,
): AsyncGenerator<string> {
  const { siteName, siteUrl, locale } = context
  const publisher = builder.build(toElements({ publisher: siteName, publisherurl: siteUrl }))
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source xml:lang="${locale}">\n${publisher}\n`
  for await (const vacancies of pages) {
    const jobs = vacancies.flatMap((vacancy) => toJobs(vacancy, context))
    yield jobs.map((job) => `${builder.build({ job })}\n`).join('')
  }
  yield '</source>\n'
}

/** One for each place, with a number of its own that stays the same for as long as it does. */
function toJobs(vacancy: Vacancy, context: JobBoardContext) {
  const { locale, countries: known } = context
  const { countries: places, city } = vacancy
  return places.flatMap((place, index) => {
    const country = findCountryOf(place, known)
    if (context.country && context.country !== (place.slug ?? country?.slug)) return []
    const reference = `${vacancy.id}-${place.slug ?? country?.slug ?? index + 1}`
    const fields = toFields(vacancy, context, {
      reference,
      country: country?.isoCode ?? isoCodeOf(place.title, locale) ?? place.title,
      // A city is that of a country only where there is one alone.
      city: places.length === 1 && city ? withPlainSpaces(city) : undefined,
      countryTitle: place.title,
    })
    return [{ '@id': reference, ...toElements(fields) }]
  })
}

interface JobPlace {
  reference: string
  country: string
  city: string | undefined
  countryTitle: string
}

function toFields(vacancy: Vacancy, context: JobBoardContext, place: JobPlace): Fields {
  const { locale, siteName, headings, urlOf, categoryOf } = context
  const { employment, salary, isLiveIn } = vacancy
  const url = urlOf(vacancy)
  const title = withPlainSpaces(vacancy.title)
  const text = (html: SafeHtml | undefined) => html && withAbsoluteLinks(html, url)
  const region = [place.city, place.countryTitle].filter(Boolean).join(', ')
  const { published, confirmed, lastMoment } = datesOf(vacancy, context.countries)
  return {
    // As Indeed names them, and with it most others.
    title,
    date: published,
    referencenumber: place.reference,
    requisitionid: vacancy.id,
    url,
    // Whose advertisement it is: a private household has no name to give.
    company: vacancy.employerName ?? siteName,
    sourcename: siteName,
    city: place.city,
    country: place.country,
    description: text(descriptionOf(vacancy, headings)),
    salary: withPlainSpaces(payOf(vacancy, locale)),
    jobtype: employment && JOB_TYPES[employment],
    category: categoryOf(vacancy),
    expirationdate: dayOf(lastMoment),
    lastactivitydate: confirmed,
    // As Jooble does, with its own form of a date.
    link: url,
    name: title,
    region,
    pubdate: toDayFirst(published),
    updated: toDayFirst(confirmed),
    expire: toDayFirst(lastMoment),
    // As those do that read what Yandex read: the texts one by one, the pay in numbers.
    'job-name': title,
    'creation-date': published,
    'update-date': confirmed,
    employment,
    'live-in': isLiveIn === undefined ? undefined : String(isLiveIn),
    currency: salary?.currency,
    'salary-from': salary?.from,
    'salary-to': salary?.to,
    'salary-period': salary?.period,
    term: text(vacancy.conditions),
    duty: text(vacancy.responsibilities),
    requirement: text(vacancy.requirements),
  }
}

/** Everything as it stands, whatever is in it; what is not known is left out. */
function toElements(fields: Fields) {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  // Before the library looks for the end of a section in it, which leaving out may make.
  const section = (value: Fields[string]) => ({ [CDATA]: toXmlText(String(value)) })
  return Object.fromEntries(known.map(([name, value]) => [name, section(value)]))
}

/** By the clock of the place, so that the day is the one that the page names. */
function datesOf(vacancy: Vacancy, countries: readonly Country[]) {
  const { publishedAt, confirmedAt, closesAt } = vacancy
  const timeZones = timeZonesOf(vacancy, countries)
  const at = (moment: number) => formatMoment(moment, timeZones[0])
  const start = (date: string) => at(edgeOf(date, { edge: 'start', timeZones }))
  const published = publishedAt && start(publishedAt)
  return {
    published,
    confirmed: confirmedAt ? start(confirmedAt) : published,
    lastMoment: closesAt === undefined ? undefined : at(closesAt - 1),
  }
}

function dayOf(moment: string | undefined): string | undefined {
  return moment?.slice(0, 'YYYY-MM-DD'.length)
}

/** `28.11.2026` */
function toDayFirst(moment: string | undefined): string | undefined {
  return dayOf(moment)?.split('-').toReversed().join('.')
}
