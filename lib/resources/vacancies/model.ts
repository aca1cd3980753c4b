import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { Salary } from '#lib/resources/salary.ts'

/** Of the list. */
export const VACANCIES_PER_PAGE = 12

export type Employment = 'full_time' | 'part_time' | 'temporary' | 'contract'

/** Dates are ISO 8601. */
export interface Vacancy {
  id: string
  title: string
  conditions: SafeHtml
  /** The pay as the agency wants it shown. */
  sum: string
  countries: { title: string; slug?: string }[]
  requirements?: SafeHtml
  responsibilities?: SafeHtml
  /** A category's slug, or its title where it has none. */
  category?: string
  employment?: Employment
  isLiveIn?: boolean
  city?: string
  salary?: Salary
  publishedAt?: string
  validThrough?: string
  /** The moment that its last day means at its place, in milliseconds. */
  closesAt?: number
  employerType?: string
}
