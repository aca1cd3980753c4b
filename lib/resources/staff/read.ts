import { cache } from 'react'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import { readItem } from '#lib/http/client/api-client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typeset } from '#lib/i18n/typography.ts'
import { orFromMenu } from '#lib/resources/menus/menu-page.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import { type StaffPageWire, staffResource } from './definition.ts'
import type { StaffPage } from './model.ts'

/** @throws {NotFoundError} where it stands in no menu either @throws {UpstreamError} */
export const getStaffPage = cache(
  async (locale: Locale, slug: string): Promise<StaffPage | MinimalPage> => {
    const page = readItem(staffResource.endpoints.one, { param: slug, locale }, toStaffPage)
    return orFromMenu(page, { locale, kind: 'staff', slug })
  },
)

/** The title stays as it is: an enquiry names the position by it. */
export function toStaffPage(wire: StaffPageWire, locale: Locale): StaffPage {
  const set = (text: string) => typeset(text, locale)
  return {
    isMinimal: false,
    slug: wire.slug,
    title: wire.title,
    heading: set(wire.heading),
    lead: set(wire.lead),
    body: toSafeHtml(wire.body, locale),
    duties: wire.duties.map(set),
    qualifications: wire.qualifications.map(set),
    salaryGuide: wire.salary_guide.map(({ country_slug, ...pay }) => ({
      countrySlug: country_slug,
      ...pay,
    })),
    faq: wire.faq.map(({ question, answer }) => ({
      question: set(question),
      answer: set(answer),
    })),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    related: wire.related,
  }
}
