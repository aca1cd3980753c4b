import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { Paged } from '#lib/http/paging.ts'
import type { Belonging } from '#lib/resources/belongings.ts'
import type { MenuPage } from '#lib/resources/menus/model.ts'
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
  /** Of the work; without any the category's drawing stands for it. */
  belongings: readonly Belonging[]
}

/** Of the list. */
export const POSITIONS_PER_PAGE = 30

/** A position of the list. */
export interface Position {
  slug: string
  title: string
  /** Of its field of work. */
  field: string
  /** Absent where the backend does not describe it. */
  lead?: string
  /** Usual pay in the country of the list. */
  pay?: SalaryGuideEntry
}

export interface PositionList extends Paged<Position> {
  /** Whose pay is told: the country that the list is narrowed by, else that of the head office. */
  payCountry?: string
}

/** The pages of a menu whose titles are named most, most first; equals keep the order of the menu. */
export function mostNamed(pages: readonly MenuPage[], texts: readonly string[]): MenuPage[] {
  const words = texts.map((text) => text.toLowerCase())
  const timesOf = ({ title }: MenuPage) =>
    words.filter((text) => text.startsWith(title.toLowerCase())).length
  const counted = pages.map((page) => ({ page, times: timesOf(page) }))
  return counted.toSorted((one, other) => other.times - one.times).map(({ page }) => page)
}

export interface SalaryGuideEntry {
  countrySlug: string
  from: number
  to: number
  currency: string
  period: SalaryPeriod
  gross?: boolean
}
