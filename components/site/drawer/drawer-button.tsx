import { type MouseEvent, useRef } from 'react'
import { closeMenu, openMenu, useOpenMenu } from '#components/site/header/open-menu.ts'
import { useIsHydrated } from '#components/ui/browser/hooks.ts'
import { createLazyComponent, useLazyComponent } from '#components/ui/browser/lazy-component.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { LIST } from '#components/ui/icon/icon-shapes.ts'
import type { DrawerContentProps } from './drawer.tsx'

interface DrawerButtonProps extends DrawerContentProps {
  /** What the button opens without script. */
  menuId: string
}

export const lazyDrawer = createLazyComponent(() =>
  import('./drawer.tsx').then((code) => code.Drawer),
)

export function DrawerButton({ nav, country, menus, menuId }: DrawerButtonProps) {
  const isOpen = useOpenMenu() === 'drawer'
  const isHydrated = useIsHydrated()
  const { component: Drawer } = useLazyComponent(lazyDrawer)
  const button = useRef<HTMLButtonElement>(null)

  function handleClick(event: MouseEvent) {
    event.preventDefault()
    if (isOpen) return closeMenu()
    openMenu('drawer')
    lazyDrawer.load()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={nav.texts.openMenu}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-expanded={isHydrated ? isOpen : undefined}
        popoverTarget={isHydrated ? undefined : menuId}
        onPointerEnter={lazyDrawer.preload}
        onTouchStart={lazyDrawer.preload}
        onFocus={lazyDrawer.preload}
        onClick={handleClick}
        className="burger"
      >
        <Icon shape={LIST} className="size-6" />
      </button>
      {Drawer && (
        <Drawer nav={nav} country={country} menus={menus} isOpen={isOpen} button={button} />
      )}
    </>
  )
}
