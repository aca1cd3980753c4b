import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { Salary } from '#lib/resources/salary.ts'
import type { VacancyLife } from './vacancy-life.ts'

/** Of the list. */
export const VACANCIES_PER_PAGE = 12

/** The texts of a vacancy, in the order of its page. */
export const VACANCY_PARTS = ['conditions', 'responsibilities', 'requirements'] as const

export type VacancyPart = (typeof VACANCY_PARTS)[number]

export type Employment = 'full_time' | 'part_time' | 'temporary' | 'contract'

/** Dates are ISO 8601. */
export interface Vacancy extends VacancyLife {
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
  /** When the employer last said that it is open. */
  confirmedAt?: string
  validThrough?: string
  /** Of the place, where it is not that of the country. */
  timeZone?: string
  /** Absent for a private household. */
  employerName?: string
  employerType?: string
}
