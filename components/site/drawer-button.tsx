import { type MouseEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { LIST } from '@/components/ui/icon-shapes'
import type { DrawerContentProps } from './drawer-props'
import { createLazyPart, useLazyPart } from './lazy-part'
import { closeMenu, openMenu, useOpenMenu } from './open-menu'
import { useIsHydrated } from './use-is-hydrated'

interface DrawerButtonProps extends DrawerContentProps {
  /** What the button opens without script. */
  menuId: string
}

export const drawerPart = createLazyPart(() => import('./drawer').then((code) => code.Drawer))

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
