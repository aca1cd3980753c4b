import { cache } from 'react'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import { readItem } from '#lib/http/client/api-client.ts'
import { isUpstreamError, NotFoundError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { drawnBelongings } from '#lib/resources/belongings.ts'
import { orFromMenu } from '#lib/resources/menus/menu-page.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import { findOfficeByPhone } from '#lib/resources/settings/office-hours.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { type StaffPageWire, staffResource } from './definition.ts'
import { POSITIONS_PER_PAGE, type Position, type PositionList, type StaffPage } from './model.ts'

/** @throws {NotFoundError} where it stands in no menu either @throws {UpstreamError} */
export const getStaffPage = cache(
  async (locale: Locale, slug: string): Promise<StaffPage | MinimalPage> => {
    const page = readItem(staffResource.endpoints.one, { param: slug, locale }, toStaffPage)
    return orFromMenu(page, { locale, kind: 'staff', slug })
  },
)

/**
 * The positions of the menu, as far as it is narrowed: the contract has no list of its own.
 *
 * @throws {NotFoundError} past the last page @throws {UpstreamError}
 */
export async function listPositions(
  locale: Locale,
  { page, filter = {} }: { page: number; filter?: ListFilter },
): Promise<PositionList> {
  const { country, category } = filter
  const isKnown = !country || (await findCountry(locale, country)) !== undefined
  const { staffMenu, menuFailure, settings } = await getShell(locale, country)
  if (menuFailure) throw menuFailure
  const all = staffMenu
    .filter(({ slug, title }) => isKnown && (!category || (slug ?? title) === category))
    .flatMap(({ title: field, pages }) => pages.map((entry) => ({ ...entry, field })))
  const lastPage = Math.max(1, Math.ceil(all.length / POSITIONS_PER_PAGE))
  if (page < 1 || page > lastPage) throw new NotFoundError('the staff menu')
  const shown = all.slice((page - 1) * POSITIONS_PER_PAGE, page * POSITIONS_PER_PAGE)
  const payCountry =
    country ?? findOfficeByPhone(settings.offices, settings.phones.headOffice)?.countrySlug
  const items = await describePositions(locale, shown, payCountry)
  return { items, page, lastPage, perPage: POSITIONS_PER_PAGE, total: all.length, payCountry }
}

function describePositions(
  locale: Locale,
  entries: readonly Position[],
  payCountry?: string,
): Promise<Position[]> {
  return Promise.all(entries.map((entry) => withDetails(locale, entry, payCountry)))
}

/** What cannot be had of one position takes no list from a visitor. */
async function withDetails(
  locale: Locale,
  entry: Position,
  payCountry?: string,
): Promise<Position> {
  try {
    const page = await getStaffPage(locale, entry.slug)
    if (page.isMinimal) return entry
    const pay = page.salaryGuide.find(({ countrySlug }) => countrySlug === payCountry)
    return { ...entry, lead: page.lead, pay }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return entry
  }
}

/** The title stays as it is: an enquiry names the position by it. */
export function toStaffPage(wire: StaffPageWire, locale: Locale): StaffPage {
  const set = (text: string) => typesetText(text, locale)
  return {
    isMinimal: false,
    slug: wire.slug,
    title: wire.title,
    heading: typesetHeading(wire.heading, locale),
    lead: set(wire.lead),
    body: toSafeHtml(wire.body, locale),
    duties: wire.duties.map(set),
    qualifications: wire.qualifications.map(set),
    salaryGuide: wire.salary_guide.map(({ country_slug, ...pay }) => ({
      countrySlug: country_slug,
      ...pay,
    })),
    faq: wire.faq.map(({ question, answer }) => ({
      question: typesetHeading(question, locale),
      answer: set(answer),
    })),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    related: wire.related,
    belongings: drawnBelongings(wire.belongings ?? []),
  }
}
