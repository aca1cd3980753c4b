import { withAbsoluteLinks } from '#lib/html/sanitize.ts'
import type { FeedItem } from '#lib/http/feed.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import type { Vacancy, VacancyPart } from './model.ts'
import { descriptionOf } from './seo.ts'
import { payOf, placeOf } from './wording.ts'

interface VacancyItemContext {
  locale: Locale
  url: string
  headings: Record<VacancyPart, string>
  category: string | undefined
}

/** A vacancy as feed readers show it. */
export function toVacancyItem(vacancy: Vacancy, context: VacancyItemContext): FeedItem {
  const { locale, url, headings, category } = context
  const summary = [placeOf(vacancy), payOf(vacancy, locale)].filter(Boolean).join(' — ')
  return {
    url,
    title: withPlainSpaces(vacancy.title),
    html: withAbsoluteLinks(descriptionOf(vacancy, headings), url),
    summary: withPlainSpaces(summary) || undefined,
    published: vacancy.opensAt,
    updated: vacancy.opensAt,
    tags: [category, ...vacancy.countries.map(({ title }) => title)].filter(
      (tag) => tag !== undefined,
    ),
  }
}
