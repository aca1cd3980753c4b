/** Which menu: each has an endpoint, and pages, of its own. */
export type MenuKind = 'staff' | 'candidates'

export interface MenuPage {
  slug: string
  title: string
}

/** A group of the staff menu or of the candidates menu. */
export interface Category {
  /** What vacancies and candidates call their category; absent: they name it by title. */
  slug?: string
  title: string
  /** What one does in it: `Work with children`. */
  work?: string
  /** Who works in it: `Nannies, governesses and tutors`. */
  people?: string
  icon?: string
  pages: MenuPage[]
}

/** What is known of a page that stands in a menu but that the backend does not describe. */
export interface MinimalPage {
  isMinimal: true
  slug: string
  title: string
  categoryTitle: string
}

export function findMinimalPage(menu: readonly Category[], slug: string): MinimalPage | undefined {
  for (const category of menu) {
    const page = category.pages.find((candidate) => candidate.slug === slug)
    if (page) return { isMinimal: true, slug, title: page.title, categoryTitle: category.title }
  }
  return undefined
}
