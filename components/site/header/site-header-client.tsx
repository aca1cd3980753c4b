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
import { MainNav } from './main-nav.tsx'
import { menuButtonId } from './menu-panel.tsx'
import { closeMenu, closeWhenFollowed, openMenu, useOpenMenu } from './open-menu.ts'
import type { SiteNav } from './site-nav.ts'
import { isFilledPath, useSitePath } from './site-path.ts'

const HEADER =
  'group/header right-scroll-bar-position fixed inset-x-0 top-0 z-40 border-b border-rule bg-paper text-ink transition-colors duration-200 data-filled:border-evergreen data-filled:bg-evergreen data-filled:text-paper has-[:popover-open]:border-evergreen has-[:popover-open]:bg-evergreen has-[:popover-open]:text-paper print:hidden'

const MENU =
  'max-lg:hidden max-lg:w-full max-lg:overflow-y-auto max-lg:border-b max-lg:border-rule max-lg:bg-paper max-lg:px-(--spacing-gutter) max-lg:py-4 max-lg:text-ink max-lg:open:fixed max-lg:open:inset-x-0 max-lg:open:top-[calc(4.25rem+1px)] max-lg:open:bottom-0 max-lg:open:block max-lg:data-open:absolute max-lg:data-open:inset-x-0 max-lg:data-open:top-full max-lg:data-open:block max-lg:data-open:max-h-[calc(100dvh-4.25rem)] lg:static lg:flex lg:h-auto lg:w-auto lg:items-center lg:gap-x-6 lg:overflow-visible lg:bg-transparent lg:text-inherit'

const CALLBACK =
  'inline-flex min-h-11 items-center rounded-sm border border-field px-4 hover:border-current max-xl:hidden'

const MENU_ID = 'site-menu'

export function SiteHeaderClient({ nav }: { nav: SiteNav }) {
  const header = useRef<HTMLElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const { country, menus } = useCountry(nav)
  const opened = useOpenMenu()
  const isHydrated = useIsHydrated()
  const { hasFailed } = useLazyComponent(lazyDrawer)
  const isScrolledPast = useIsScrolledPast(header)
  const isFilled = isFilledPath(useSitePath()) || opened !== undefined || isScrolledPast
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
        data-filled={isFilled ? '' : undefined}
        onBlur={submenu && closeWhenLeft}
        onClick={closeWhenFollowed}
        className={`${HEADER} ${isFilled ? 'on-evergreen' : ''}`}
      >
        <div className="page-width flex h-17 items-center gap-x-2 text-small whitespace-nowrap lg:gap-x-6">
          <SiteLink
            href={localizedPath(nav.locale, PATHS.home())}
            className="mr-auto font-serif text-h4 leading-11"
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
            <div className="flex gap-x-6 border-rule max-lg:mt-4 lg:border-l lg:pl-6 group-data-filled/header:lg:border-moss">
              <CountrySelector nav={nav} selected={country} isShort />
              <LanguageSelector nav={nav} isShort />
            </div>
          </div>
          <EnquiryLink locale={nav.locale} kind="callback" className={CALLBACK}>
            {nav.texts.callback}
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
        className="invisible fixed inset-0 z-30 bg-ink/40 opacity-0 transition-[opacity,visibility] duration-200 data-open:visible data-open:opacity-100 max-lg:hidden print:hidden"
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
