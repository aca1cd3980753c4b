import type { Category, MenuPage } from '#lib/resources/menus/model.ts'

/** The staff pages of a menu, each once. */
export function positionsOf(menu: readonly Category[]): MenuPage[] {
  const pages = menu.flatMap((category) => category.pages)
  return [...new Map(pages.map(({ slug, title }) => [slug, { slug, title }])).values()]
}
