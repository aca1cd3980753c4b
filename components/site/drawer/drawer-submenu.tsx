import { useId, useState } from 'react'
import type { MenuKind } from '#components/site/country/country-state.ts'
import { ExternalLink } from '#components/site/header/external-link.tsx'
import { ariaCurrent, listEntry, menuPageHref } from '#components/site/header/site-nav.ts'
import { useSitePath } from '#components/site/header/site-path.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { IconByName } from '#components/ui/icon/icon-by-name.tsx'
import { ARROW_LEFT, CARET_DOWN } from '#components/ui/icon/icon-shapes.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import type { DrawerContentProps } from './drawer.tsx'

interface DrawerSubmenuProps extends Pick<DrawerContentProps, 'nav' | 'menus'> {
  kind: MenuKind
  onBack: () => void
}

export function DrawerSubmenu({ nav, menus, kind, onBack }: DrawerSubmenuProps) {
  const { texts, locale, questionnaire, academy } = nav
  const list = listEntry(nav, kind)
  const external = 'link flex min-h-14 items-center gap-1'
  return (
    <>
      <button
        ref={focusElement}
        type="button"
        onClick={onBack}
        className="inline-flex min-h-14 cursor-pointer items-center gap-2 text-small hover:text-ember"
      >
        <Icon shape={ARROW_LEFT} className="size-4" /> {texts.back}
      </button>
      <nav aria-label={texts[kind]}>
        <p className="pt-2 pb-3 font-serif text-h3">{texts[kind]}</p>
        <ul className="border-t border-ink">
          {kind === 'candidates' && questionnaire && (
            <li className="border-b border-rule">
              <ExternalLink {...questionnaire} hint={texts.newTab} className={external} />
            </li>
          )}
          <li className="border-b border-rule">
            <SiteLink
              href={list.href}
              className="flex min-h-14 items-center font-serif text-h4 hover:text-ember"
            >
              {list.title}
            </SiteLink>
          </li>
          {menus[kind].map((category) => (
            <li key={category.title} className="border-b border-rule">
              <DrawerCategory kind={kind} locale={locale} category={category} />
            </li>
          ))}
          {kind === 'candidates' && academy && (
            <li className="border-b border-rule">
              <ExternalLink {...academy} hint={texts.newTab} className={external} />
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}

interface DrawerCategoryProps {
  kind: MenuKind
  locale: Locale
  category: Category
}

/** A category that opens by itself, whichever others are open. */
function DrawerCategory({ kind, locale, category }: DrawerCategoryProps) {
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
          <span className="flex flex-row-reverse items-center gap-3">
            {category.icon && <IconByName name={category.icon} className="size-8" />}
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
              aria-current={ariaCurrent(pathOf(kind, slug), sitePath)}
              className="flex min-h-11 items-center text-muted underline-offset-8 hover:text-ember aria-[current]:underline"
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
  return menuPageHref(kind, DEFAULT_LOCALE, slug)
}

/** As a `ref`: takes the focus when the element appears. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
