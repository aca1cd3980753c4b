import type { LocalContent, OfferedIn } from '#lib/content/content.ts'
import { ProblemError } from '#lib/http/problem.ts'
import type { CategoryWire } from './wire.ts'

/** Throws a 404 ProblemError for a country that does not exist. */
export function buildStaffMenu(content: LocalContent, country: string | undefined): CategoryWire[] {
  requireCountry(content, country)
  return buildMenu(content, ({ pages }) =>
    pages
      .flatMap((slug) => content.staff.get(slug) ?? [])
      .filter((entry) => isOffered(entry, country))
      .map(({ wire }) => wire),
  )
}

/** Throws a 404 ProblemError for a country that does not exist. */
export function buildCandidatesMenu(
  content: LocalContent,
  country: string | undefined,
): CategoryWire[] {
  requireCountry(content, country)
  const candidates = [...content.candidates.values()]
    .filter((entry) => isOffered(entry, country))
    .map(({ wire }) => wire)
  return buildMenu(content, ({ slug }) => candidates.filter(({ category }) => category === slug))
}

function buildMenu(
  { categories }: LocalContent,
  listPages: (category: LocalContent['categories'][number]) => CategoryWire['pages'],
): CategoryWire[] {
  return categories
    .map((category) => ({
      slug: category.slug,
      title: category.title,
      icon: category.icon,
      pages: listPages(category).map(({ slug, title }) => ({ slug, title })),
    }))
    .filter(({ pages }) => pages.length > 0)
}

function isOffered({ countries }: OfferedIn<unknown>, country: string | undefined): boolean {
  return !country || !countries || countries.includes(country)
}

function requireCountry({ countries }: LocalContent, country: string | undefined): void {
  if (country && !countries.has(country)) throw new ProblemError(404)
}
