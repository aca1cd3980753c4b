import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { MenuKind, Menus } from '#components/site/country/country-state.ts'
import { closeMenu, closeWhenFollowed } from '#components/site/header/open-menu.ts'
import type { CountryChoice, SiteNav } from '#components/site/header/site-nav.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { X } from '#components/ui/icon/icon-shapes.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { DrawerEntries } from './drawer-entries.tsx'
import { DrawerSubmenu } from './drawer-submenu.tsx'

/** Where the header has room for everything. */
const WIDE_SCREEN = '(width >= 64rem)'

/** The site's navigation on a small screen. */
export function Drawer({ isOpen, button, ...content }: DrawerProps) {
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && closeMenu()}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-ink/40 transition-opacity duration-200 starting:opacity-0" />
        <Content
          aria-describedby={undefined}
          onClick={closeWhenFollowed}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
          className="fixed inset-y-0 right-0 z-50 flex h-dvh w-full max-w-md flex-col bg-paper transition-[opacity,translate] duration-200 forced-colors:border-l starting:translate-x-6 starting:opacity-0 print:hidden"
        >
          <DrawerContent {...content} />
        </Content>
      </Portal>
    </Root>
  )
}

function DrawerContent(props: DrawerContentProps) {
  const { texts } = props.nav
  const [submenu, setSubmenu] = useState<MenuKind>()
  const [left, setLeft] = useState<MenuKind>()
  useEffect(() => {
    const wideScreen = window.matchMedia(WIDE_SCREEN)
    wideScreen.addEventListener('change', closeMenu)
    return () => wideScreen.removeEventListener('change', closeMenu)
  }, [])
  return (
    <>
      <Title className="sr-only">{texts.menu}</Title>
      <div className="page-width flex shrink-0 flex-row-reverse justify-between gap-x-4 border-b border-rule py-3 text-small">
        <Close className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 hover:text-ember">
          {texts.close} <Icon shape={X} className="size-4" />
        </Close>
        <SiteLink
          href={localizedPath(props.nav.locale, PATHS.home())}
          className="min-w-0 truncate font-serif text-h4 leading-11"
        >
          {props.nav.siteName}
        </SiteLink>
      </div>
      <div className="page-width grow overflow-y-auto overscroll-contain pt-2 pb-[calc(2rem+env(safe-area-inset-bottom))]">
        {submenu ? (
          <DrawerSubmenu
            {...props}
            kind={submenu}
            onBack={() => {
              setLeft(submenu)
              setSubmenu(undefined)
            }}
          />
        ) : (
          <DrawerEntries {...props} left={left} onOpen={setSubmenu} />
        )}
      </div>
    </>
  )
}

/** What the drawer shows. */
export interface DrawerContentProps {
  nav: SiteNav
  country: CountryChoice
  menus: Menus
}

export interface DrawerProps extends DrawerContentProps {
  isOpen: boolean
  /** The focus goes back to it. */
  button: RefObject<HTMLButtonElement | null>
}
