'use client'

import type { ReactNode } from 'react'
import { drawerPart } from '@/components/site/drawer-button'
import { type OpenMenu, openMenu } from '@/components/site/open-menu'
import { Button } from '@/components/ui/button'

interface MenuOpenerProps {
  menu: OpenMenu
  children: ReactNode
}

export function MenuOpener({ menu, children }: MenuOpenerProps) {
  function handleClick() {
    openMenu(menu)
    if (menu === 'drawer') drawerPart.want()
  }

  return (
    <Button tone="secondary" onClick={handleClick}>
      {children}
    </Button>
  )
}
