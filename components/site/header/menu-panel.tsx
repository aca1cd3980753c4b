import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { MenuKind } from '#components/site/country/country-state.ts'
import { useIsHydrated } from '#components/ui/browser/hooks.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { ARROW_LEFT, CARET_DOWN } from '#components/ui/icon/icon-shapes.ts'
import { openMenu, toggleMenu, useOpenMenu } from './open-menu.ts'

interface MenuPanelProps {
  kind: MenuKind
  title: string
  back: string
  isCurrent: boolean
  children: ReactNode
}

const PANEL = 'menu-panel'

/** A submenu below the header. Without script, and until it has come, the browser opens it. */
export function MenuPanel({ kind, title, back, isCurrent, children }: MenuPanelProps) {
  const isHydrated = useIsHydrated()
  const isOpen = useOpenMenu() === kind
  const panel = useRef<HTMLDivElement>(null)
  const id = `${kind}-menu`

  useLayoutEffect(() => {
    if (panel.current?.popover && panel.current.matches(':popover-open')) openMenu(kind)
  }, [kind])

  return (
    <>
      <button
        type="button"
        id={menuButtonId(kind)}
        aria-controls={id}
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        popoverTarget={isHydrated ? undefined : id}
        onClick={(event) => {
          event.preventDefault()
          toggleMenu(kind)
        }}
        className={NAV_ENTRY}
      >
        {title}
        <Icon shape={CARET_DOWN} className={`size-3 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        ref={panel}
        id={id}
        popover={isHydrated ? undefined : 'auto'}
        data-open={isHydrated && isOpen ? '' : undefined}
        className={PANEL}
      >
        <div className="page-width page-grid gap-y-6 py-8">
          {!isHydrated && (
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className="inline-flex min-h-11 items-center gap-2 lg:hidden"
            >
              <Icon shape={ARROW_LEFT} className="size-4" /> {back}
            </button>
          )}
          {children}
        </div>
      </div>
    </>
  )
}

export const NAV_ENTRY = 'nav-entry'

/** Where the focus goes back to when the menu is closed by a key. */
export function menuButtonId(kind: MenuKind): string {
  return `${kind}-menu-button`
}
