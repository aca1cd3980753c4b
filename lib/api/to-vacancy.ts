import type { VacancyWire } from '../contract/vacancy.ts'
import type { Vacancy } from '../domain/vacancy.ts'
import { sanitizeHtml, sanitizeOptionalHtml } from './sanitize.ts'

export function toVacancy(wire: VacancyWire): Vacancy {
  return {
    id: wire.id,
    title: wire.title,
    conditions: sanitizeHtml(wire.conditions),
    sum: wire.sum,
    countries: wire.countries,
    requirements: sanitizeOptionalHtml(wire.requirements),
    responsibilities: sanitizeOptionalHtml(wire.responsibilities),
    category: wire.category,
    employment: wire.employment,
    isLiveIn: wire.live_in,
    city: wire.city,
    salary: wire.salary,
    publishedAt: wire.published_at,
    validThrough: wire.valid_through,
    employerType: wire.employer_type,
  }
}
