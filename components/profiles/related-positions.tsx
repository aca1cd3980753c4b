import type { MenuPage } from '#lib/domain/category'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { SiteLink } from '@/components/ui/site-link'

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
