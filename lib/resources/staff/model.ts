import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { SalaryPeriod } from '#lib/resources/salary.ts'

export interface StaffPage {
  isMinimal: false
  slug: string
  title: string
  heading: string
  lead: string
  body: SafeHtml
  duties: string[]
  qualifications: string[]
  salaryGuide: SalaryGuideEntry[]
  faq: { question: string; answer: string }[]
  metaTitle?: string
  metaDescription?: string
  /** Slugs of other staff pages. */
  related: string[]
}

export interface SalaryGuideEntry {
  countrySlug: string
  from: number
  to: number
  currency: string
  period: SalaryPeriod
}
