import { CategoryScene } from '#components/illustrations/scene.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import type { Category } from '#lib/resources/menus/model.ts'

interface MenuIndexProps {
  locale: Locale
  menu: readonly Category[]
  hrefOf: (slug: string) => string
  /** The number of a category's pages, in words. */
  countText: (count: number) => string
  /** What each category is known by stands on the line of its row. */
  isDrawn?: boolean
}

/** A menu spread out as the index of a catalogue: each category, its pages, their number. */
export function MenuIndex({ locale, menu, hrefOf, countText, isDrawn }: MenuIndexProps) {
  return (
    <ul className={`border-t border-ink ${isDrawn ? 'md:max-lg:[--catalogue-name:17rem]' : ''}`}>
      {menu.map(({ slug, title, icon, pages }) => (
        <li
          key={slug ?? title}
          className="relative catalogue-row items-baseline gap-y-1 border-b border-rule break-inside-avoid max-md:grid-cols-[minmax(0,1fr)_auto] sm:py-5"
        >
          <h3 className={`text-h4 max-sm:hidden ${isDrawn ? 'pr-24' : ''}`}>
            {typesetText(title, locale)}
          </h3>
          {isDrawn && <CategoryScene slug={slug} icon={icon} />}
          <p className="text-ember tabular-nums max-sm:hidden md:col-start-3 md:row-start-1">
            <span aria-hidden="true">{pages.length}</span>
            <span className="sr-only">{countText(pages.length)}</span>
          </p>
          <Fold
            isTitleNarrow
            title={<h3 className="pr-16 text-h4">{typesetText(title, locale)}</h3>}
            className="col-span-full md:col-span-1 md:col-start-2 md:row-start-1"
          >
            <ul className="flex flex-wrap gap-x-5 max-sm:pb-4">
              {pages.map((page) => (
                <li key={page.slug} className="min-w-0">
                  <TextLink
                    href={hrefOf(page.slug)}
                    className="inline-flex min-h-11 items-center text-muted row-link sm:min-h-0 sm:py-0.5"
                  >
                    {typesetText(page.title, locale)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
