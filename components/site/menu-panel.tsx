import Link from 'next/link'
import type { Category } from '#lib/domain/category'

interface ExternalEntry {
  title: string
  href: string
}

interface MenuPanelProps {
  label: string
  categories: Category[]
  toHref: (slug: string) => string
  first?: ExternalEntry
  last?: ExternalEntry
  newTabHint?: string
}

/** A submenu that opens without script: categories and their pages. */
export function MenuPanel({ label, categories, toHref, first, last, newTabHint }: MenuPanelProps) {
  return (
    <details name="menu" className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 after:text-muted after:content-['▾'] hover:text-ember">
        {label}
      </summary>
      <div className="absolute inset-x-0 z-40 max-h-[75dvh] overflow-y-auto border-y border-rule bg-paper">
        <div className="page-width py-8">
          {first && <ExternalLink {...first} hint={newTabHint} />}
          <div className="grid gap-x-8 gap-y-6 py-4 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map((category) => (
              <CategoryLinks key={category.title} category={category} toHref={toHref} />
            ))}
          </div>
          {last && <ExternalLink {...last} hint={newTabHint} />}
        </div>
      </div>
    </details>
  )
}

function CategoryLinks({
  category,
  toHref,
}: {
  category: Category
  toHref: MenuPanelProps['toHref']
}) {
  const [first] = category.pages
  return (
    <div>
      <p className="font-serif text-h4">
        {first ? (
          <Link href={toHref(first.slug)} className="hover:text-ember">
            {category.title}
          </Link>
        ) : (
          category.title
        )}
      </p>
      <ul className="mt-2">
        {category.pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={toHref(slug)} className="inline-block py-1 text-muted hover:text-ember">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ExternalLink({ title, href, hint }: ExternalEntry & { hint: string | undefined }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link inline-block py-1">
      {title} <span className="sr-only">{hint}</span>
      <span aria-hidden="true">↗</span>
    </a>
  )
}
