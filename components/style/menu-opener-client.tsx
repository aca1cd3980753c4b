'use client'

import type { ReactNode } from 'react'
import { lazyDrawer } from '#components/site/drawer/drawer-button.tsx'
import { type OpenMenu, openMenu } from '#components/site/header/open-menu.ts'
import { Button } from '#components/ui/button/button.tsx'

interface MenuOpenerProps {
  menu: OpenMenu
  children: ReactNode
}

export function MenuOpener({ menu, children }: MenuOpenerProps) {
  function handleClick() {
    openMenu(menu)
    if (menu === 'drawer') lazyDrawer.load()
  }

  return (
    <Button tone="secondary" onClick={handleClick}>
      {children}
    </Button>
  )
}
