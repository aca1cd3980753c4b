import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { MenuPage } from '#lib/resources/menus/model.ts'

interface RelatedPositionsProps {
  locale: Locale
  pages: readonly MenuPage[]
}

export function RelatedPositions({ locale, pages }: RelatedPositionsProps) {
  return (
    <ul className="border-t border-ink">
      {pages.map(({ slug, title }) => (
        <li key={slug} className="border-b border-rule">
          <SiteLink
            href={localizedPath(locale, PATHS.staff(slug))}
            className="block py-3 font-serif text-h4 row-link"
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
