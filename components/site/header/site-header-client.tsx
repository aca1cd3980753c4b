'use client'

import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { CountrySelector } from '#components/site/country/country-selector.tsx'
import { useCountry } from '#components/site/country/country-store.ts'
import { DrawerButton, lazyDrawer } from '#components/site/drawer/drawer-button.tsx'
import { LanguageSelector } from '#components/site/language/language-selector.tsx'
import { useCloseOnNavigation, useIsHydrated } from '#components/ui/browser/hooks.ts'
import { useLazyComponent } from '#components/ui/browser/lazy-component.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { soughtAt } from '#lib/i18n/pages.ts'
import { MainNav } from './main-nav.tsx'
import { menuButtonId } from './menu-panel.tsx'
import { closeMenu, closeWhenFollowed, openMenu, useOpenMenu } from './open-menu.ts'
import type { SiteNav } from './site-nav.ts'
import { isFilledPath, useSitePath } from './site-path.ts'

const HEADER = 'right-scroll-bar-position site-header'

const MENU = 'site-menu'

const MENU_ID = 'site-menu'

export function SiteHeaderClient({ nav }: { nav: SiteNav }) {
  const header = useRef<HTMLElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const { country, menus } = useCountry(nav)
  const opened = useOpenMenu()
  const isHydrated = useIsHydrated()
  const { hasFailed } = useLazyComponent(lazyDrawer)
  const isScrolledPast = useIsScrolledPast(header)
  const sitePath = useSitePath()
  const isRaised = opened !== undefined || isScrolledPast
  const submenu = opened === 'drawer' ? undefined : opened
  useCloseOnNavigation(closeMenu)
  useEscape(submenu && closeAndReturn)

  useLayoutEffect(() => {
    if (menu.current?.popover && menu.current.matches(':popover-open')) {
      openMenu('drawer')
      lazyDrawer.load()
    }
  }, [])

  function closeAndReturn() {
    if (submenu) document.getElementById(menuButtonId(submenu))?.focus()
    closeMenu()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links and buttons do */}
      <header
        ref={header}
        data-filled={isRaised || isFilledPath(sitePath) ? '' : undefined}
        onBlur={submenu && closeWhenLeft}
        onClick={closeWhenFollowed}
        className={`${HEADER} ${isRaised ? 'on-evergreen' : ''}`}
      >
        <div className="page-width header-bar">
          <SiteLink
            href={localizedPath(nav.locale, PATHS.home())}
            className="mr-auto min-w-0 truncate font-serif text-h4 leading-11"
          >
            {nav.siteName}
          </SiteLink>
          <div
            ref={menu}
            id={MENU_ID}
            popover={isHydrated ? undefined : 'auto'}
            data-open={isHydrated && hasFailed && opened ? '' : undefined}
            className={MENU}
          >
            <MainNav nav={nav} countrySlug={country.slug} menus={menus} />
            <div className="header-selectors">
              <CountrySelector nav={nav} selected={country} isShort />
              <LanguageSelector nav={nav} isShort />
            </div>
          </div>
          <EnquiryLink
            locale={nav.locale}
            kind="callback"
            type={soughtAt(sitePath)}
            className="header-callback"
          >
            <span className="xl:hidden">{nav.texts.callMeBack}</span>
            <span className="max-xl:hidden">{nav.texts.callback}</span>
          </EnquiryLink>
          <DrawerButton nav={nav} country={country} menus={menus} menuId={MENU_ID} />
        </div>
      </header>
      {/* A header that is fixed, and not sticky, does not scroll the page when it takes the focus. */}
      <div className="h-[calc(4.25rem+1px)] shrink-0 print:hidden" />
      <div
        aria-hidden="true"
        data-open={submenu ? '' : undefined}
        onClick={closeMenu}
        className="menu-shade"
      />
    </>
  )
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu()
}

/** Calls back when Escape is pressed anywhere, as long as there is something to close. */
function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape?.()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [onEscape])
}

/** Whether the page is scrolled by more than the element's own height. */
function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > (element.current?.offsetHeight ?? Number.POSITIVE_INFINITY),
    () => false,
  )
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener, { passive: true })
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}
