import type { StaffPageWire } from '../contract/staff-page.ts'
import type { Locale } from '../domain/locale.ts'
import type { StaffPage } from '../domain/staff-page.ts'
import { typeset } from '../domain/typography.ts'
import { toSafeHtml } from './to-safe-html.ts'

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
