import type { Belonging } from '#lib/resources/belongings.ts'
import type { Image } from '#lib/resources/image.ts'
import type { Salary } from '#lib/resources/salary.ts'

/** Of the list. */
export const CANDIDATES_PER_PAGE = 12

/** Within how many days a candidate is to be free. */
export const START_DAYS = { now: 0, month: 30, quarter: 91 } as const

export type CandidateStart = keyof typeof START_DAYS

export function isCandidateStart(text: string): text is CandidateStart {
  return Object.hasOwn(START_DAYS, text)
}

/** Dates are ISO 8601. */
export interface CandidateProfile {
  isMinimal: false
  slug: string
  /** The label in the menu. */
  title: string
  name: string
  /** A category's slug, or its title where it has none. */
  category: string
  position: string
  summary: string
  publishedAt: string
  /** From then on the profile is gone. */
  withdrawnAt?: string
  availableFrom?: string
  checks: { title: string; date: string }[]
  experienceYears: number
  age?: number
  languages: { code: string; level: string }[]
  location: string
  /** Where the person would work; without it everywhere. */
  countries?: { title: string; slug?: string; where?: string }[]
  isReadyToRelocate: boolean
  availability: string
  liveIn: 'in' | 'out' | 'either'
  expectedSalary?: Salary
  education: string[]
  experience: { period: string; role: string; place: string; text: string }[]
  skills: string[]
  areReferencesChecked: boolean
  photo?: Image
  /** What stands in the place of a photo. */
  belongings: readonly Belonging[]
  metaTitle?: string
  metaDescription?: string
}

/** Whether somebody would work in a country, of which none stands for any. */
export function worksIn(countries: CandidateProfile['countries'], country: string): boolean {
  return !country || !countries || countries.some(({ slug }) => slug === country)
}

/** The first letters of the first and the last word of a name, as capitals. */
export function monogram(name: string): string {
  const initials = name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  const [first = '', ...rest] = initials
  return `${first}${rest.at(-1) ?? ''}`.toUpperCase()
}
