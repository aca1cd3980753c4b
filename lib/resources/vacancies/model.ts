import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { PAGE_KINDS } from '#lib/i18n/pages.ts'
import type { Belonging } from '#lib/resources/belongings.ts'
import type { Image } from '#lib/resources/image.ts'
import type { Salary } from '#lib/resources/salary.ts'
import type { VacancyLife } from './vacancy-life.ts'

/** Of the list. */
export const VACANCIES_PER_PAGE = 12

/** The texts of a vacancy, in the order of its page. */
export const VACANCY_PARTS = ['conditions', 'responsibilities', 'requirements'] as const

export type VacancyPart = (typeof VACANCY_PARTS)[number]

export type Employment = 'full_time' | 'part_time' | 'temporary' | 'contract'

/**
 * Whose the right to work is: the family obtains and pays for what is needed, the person has to have
 * it, or, of several countries, either in some.
 */
export const PAPERS = ['arranged', 'own', 'partly'] as const

type Papers = (typeof PAPERS)[number]

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
  papers?: Papers
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
  /** Of the place. */
  cover?: Image
  /** What the work is drawn by, where its category says too little. */
  belongings?: readonly Belonging[]
}

/** What the list is narrowed by. */
type Choice = keyof (typeof PAGE_KINDS)['vacancies']['filters']

/** What there is to be said of a search, beside the vacancies that it has found. */
export interface VacancySearch {
  /** What the words were taken for, where that is not what was typed. */
  corrected?: string
  /** How long the list would be with each other choice in place of the one made. */
  counts: Record<Exclude<Choice, 'q'>, Readonly<Record<string, number>>>
  /** How many of the list say nothing of a choice; they stand last. */
  unsaid: Record<'live_in' | 'pay', number>
  /** What pay is compared by, a month; absent where it cannot be. */
  pay?: { currency: string; date: string; steps: number[] }
  /** Where nothing was found: what to let go, and how much there is then. */
  without: { filter: Choice; q?: string; total: number }[]
  /** And what meets the most, with the choices and words that it does not. */
  nearest: NearestVacancy[]
}

export interface NearestVacancy {
  vacancy: Vacancy
  unmet: Exclude<Choice, 'q'>[]
  words: string[]
}
