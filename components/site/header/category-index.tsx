import { IconByName } from '#components/ui/icon/icon-by-name.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import type { Category } from '#lib/resources/menus/model.ts'

interface CategoryIndexProps {
  categories: Category[]
  toHref: (slug: string) => string
}

/** Categories side by side; the title of one leads to its first page. */
export function CategoryIndex({ categories, toHref }: CategoryIndexProps) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ title, icon, pages }) => (
        <li key={title} className="min-w-0">
          <p className="menu-category">
            {icon && <IconByName name={icon} className="size-8" />}
            {pages[0] ? (
              <SiteLink href={toHref(pages[0].slug)} className="hover:text-ember">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </p>
          <ul className="mt-1">
            {pages.map((page) => (
              <li key={page.slug}>
                <SiteLink href={toHref(page.slug)} className="menu-page">
                  {page.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
