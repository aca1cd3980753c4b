import { toOptionalSafeHtml, toSafeHtml } from '#lib/html/to-safe-html.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typeset } from '#lib/i18n/typography.ts'
import type { Vacancy } from './model.ts'
import type { VacancyWire } from './wire.ts'

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
