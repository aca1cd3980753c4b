import type { MenuKind } from '#components/site/country/country-state.ts'
import { ExternalLink } from '#components/site/header/external-link.tsx'
import { Icon } from '#components/ui/icon/icon.tsx'
import { ARROW_LEFT } from '#components/ui/icon/icon-shapes.ts'
import { DrawerCategory } from './drawer-category.tsx'
import type { DrawerContentProps } from './drawer-props.ts'
import { focusElement } from './focus-element.ts'

interface DrawerSubmenuProps extends Pick<DrawerContentProps, 'nav' | 'menus'> {
  kind: MenuKind
  onBack: () => void
}

export function DrawerSubmenu({ nav, menus, kind, onBack }: DrawerSubmenuProps) {
  const { texts, locale, questionnaire, academy } = nav
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
