import type { VacancyWire } from '../contract/vacancy.ts'
import type { Locale } from '../domain/locale.ts'
import { typeset } from '../domain/typography.ts'
import type { Vacancy } from '../domain/vacancy.ts'
import { toOptionalSafeHtml, toSafeHtml } from './to-safe-html.ts'

export function toVacancy(wire: VacancyWire, locale: Locale): Vacancy {
  return {
    id: wire.id,
    title: typeset(wire.title, locale),
    conditions: toSafeHtml(wire.conditions, locale),
    sum: typeset(wire.sum, locale),
    countries: wire.countries,
    requirements: toOptionalSafeHtml(wire.requirements, locale),
    responsibilities: toOptionalSafeHtml(wire.responsibilities, locale),
    category: wire.category,
    employment: wire.employment,
    isLiveIn: wire.live_in,
    city: wire.city,
    salary: wire.salary,
    publishedAt: wire.published_at,
    validThrough: wire.valid_through,
    employerType: wire.employer_type && typeset(wire.employer_type, locale),
  }
}
