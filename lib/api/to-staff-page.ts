import type { StaffPageWire } from '../contract/staff-page.ts'
import type { StaffPage } from '../domain/staff-page.ts'
import { sanitizeHtml } from './sanitize.ts'

export function toStaffPage(wire: StaffPageWire): StaffPage {
  return {
    isMinimal: false,
    slug: wire.slug,
    title: wire.title,
    heading: wire.heading,
    lead: wire.lead,
    body: sanitizeHtml(wire.body),
    duties: wire.duties,
    qualifications: wire.qualifications,
    salaryGuide: wire.salary_guide.map(({ country_slug, ...pay }) => ({
      countrySlug: country_slug,
      ...pay,
    })),
    faq: wire.faq,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    related: wire.related,
  }
}
