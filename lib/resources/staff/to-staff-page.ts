import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typeset } from '#lib/i18n/typography.ts'
import type { StaffPage } from './model.ts'
import type { StaffPageWire } from './wire.ts'

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
