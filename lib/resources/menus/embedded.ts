import { ProblemError } from '#lib/http/problem.ts'
import { isShown } from '#lib/resources/candidates/candidate-life.ts'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { isOffered } from '#lib/resources/content-items.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { ContentCall } from '#lib/resources/definition.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import type { MenuKind } from './model.ts'
import type { CategoryWire } from './wire.ts'

/**
 * The categories that hold pages in a country, or anywhere without one.
 *
 * @throws {ProblemError} 404 for a country that does not exist
 */
export function buildMenu(
  kind: MenuKind,
  categories: readonly CategoryEntry[],
  { content, now }: Pick<ContentCall, 'content' | 'now'>,
  country?: string,
): CategoryWire[] {
  if (country && !content.get(countriesContent).has(country)) throw new ProblemError(404)
  const listPages = kind === 'staff' ? listStaffPages : listCandidatePages
  return categories
    .map(({ pages, ...category }) => ({
      ...category,
      pages: listPages({ slug: category.slug, pages }, { content, now, country }),
    }))
    .filter(({ pages }) => pages.length > 0)
}

interface CategoryEntry extends Omit<CategoryWire, 'slug' | 'pages'> {
  slug: string
  /** Slugs of staff pages. */
  pages: readonly string[]
}

type ListPages = (
  category: Pick<CategoryEntry, 'slug' | 'pages'>,
  where: Pick<ContentCall, 'content' | 'now'> & { country: string | undefined },
) => CategoryWire['pages']

const listStaffPages: ListPages = ({ pages }, { content, country }) =>
  pages
    .flatMap((slug) => content.get(staffContent).get(slug) ?? [])
    .filter((entry) => isOffered(entry, country))
    .map(({ wire: { slug, title } }) => ({ slug, title }))

/** The newest of a category: a menu stands in every page, and the list has all of them. */
const MAX_MENU_CANDIDATES = 24

const listCandidatePages: ListPages = (category, { content, now, country }) =>
  content
    .get(candidatesContent)
    .values()
    .filter(({ head }) => head.category === category.slug)
    .filter(({ head, life }) => isOffered(head, country) && isShown(life, now))
    .take(MAX_MENU_CANDIDATES)
    .map(({ head: { slug, title } }) => ({ slug, title }))
    .toArray()
