import { useId, useState } from 'react'
import type { Category } from '#lib/domain/category'
import type { Locale } from '#lib/domain/locale'
import { Icon } from '@/components/ui/icon'
import { IconByName } from '@/components/ui/icon-by-name'
import { CARET_DOWN } from '@/components/ui/icon-shapes'
import { SiteLink } from '@/components/ui/site-link'
import type { MenuKind } from './country-state'
import { currentMark, menuPageHref } from './site-nav'
import { useSitePath } from './use-site-path'

interface DrawerCategoryProps {
  kind: MenuKind
  locale: Locale
  category: Category
}

/** A category that opens by itself, whichever others are open. */
export function DrawerCategory({ kind, locale, category }: DrawerCategoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const sitePath = useSitePath()
  const id = useId()
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between text-left font-serif text-h4 hover:text-ember"
        >
          <span className="flex items-center gap-3">
            {category.icon && <IconByName name={category.icon} className="size-5 text-ember" />}
            {category.title}
          </span>
          <Icon shape={CARET_DOWN} className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <ul id={id} hidden={!isOpen} className="pb-3">
        {category.pages.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink
              href={menuPageHref(kind, locale, slug)}
              aria-current={currentMark(pathOf(kind, slug), sitePath)}
              className="flex min-h-11 items-center text-muted underline-offset-8 hover:text-ember aria-[current]:text-ember aria-[current]:underline"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function pathOf(kind: MenuKind, slug: string): string {
  return menuPageHref(kind, 'en', slug)
}
