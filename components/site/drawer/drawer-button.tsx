import { type MouseEvent, useRef } from 'react'
import { closeMenu, openMenu, useOpenMenu } from '#components/site/header/open-menu.ts'
import { createLazyPart, useLazyPart } from '#components/ui/browser/lazy-component.ts'
import { useIsHydrated } from '#components/ui/browser/use-is-hydrated.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { LIST } from '#components/ui/icon/icon-shapes.ts'
import type { DrawerContentProps } from './drawer-props.ts'

interface DrawerButtonProps extends DrawerContentProps {
  /** What the button opens without script. */
  menuId: string
}

export const drawerPart = createLazyPart(() => import('./drawer.tsx').then((code) => code.Drawer))

export function DrawerButton({ nav, country, menus, menuId }: DrawerButtonProps) {
  const isOpen = useOpenMenu() === 'drawer'
  const isHydrated = useIsHydrated()
  const { part: Drawer } = useLazyPart(drawerPart)
  const button = useRef<HTMLButtonElement>(null)

  function handleClick(event: MouseEvent) {
    event.preventDefault()
    if (isOpen) return closeMenu()
    openMenu('drawer')
    drawerPart.want()
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
        onPointerEnter={drawerPart.preload}
        onTouchStart={drawerPart.preload}
        onFocus={drawerPart.preload}
        onClick={handleClick}
        className="-mr-[min(0.625rem,var(--spacing-gutter))] inline-flex size-11 cursor-pointer items-center justify-center lg:hidden"
      >
        <Icon shape={LIST} className="size-6" />
      </button>
      {Drawer && (
        <Drawer nav={nav} country={country} menus={menus} isOpen={isOpen} button={button} />
      )}
    </>
  )
}
