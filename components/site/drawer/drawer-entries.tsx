import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { CountrySelector } from '#components/site/country/country-selector.tsx'
import type { MenuKind } from '#components/site/country/country-state.ts'
import { MessengerLinks } from '#components/site/header/messenger-links.tsx'
import { entryCurrent, mainEntries } from '#components/site/header/site-nav.ts'
import { useSitePath } from '#components/site/header/site-path.ts'
import { LanguageSelector } from '#components/site/language/language-selector.tsx'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CARET_DOWN } from '#components/ui/icon/icon-shapes.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import type { DrawerContentProps } from './drawer.tsx'
import { focusElement } from './drawer-submenu.tsx'

interface DrawerEntriesProps extends Pick<DrawerContentProps, 'nav' | 'country'> {
  /** The submenu one has come back from. */
  left: MenuKind | undefined
  onOpen: (kind: MenuKind) => void
}

const ENTRY =
  'flex min-h-14 w-full cursor-pointer items-center justify-between font-serif text-h4 underline-offset-8 hover:text-ember aria-[current]:underline aria-[current]:decoration-1'

export function DrawerEntries({ nav, country, left, onOpen }: DrawerEntriesProps) {
  const sitePath = useSitePath()
  return (
    <>
      <nav aria-label={nav.texts.mainNavigation}>
        <ul>
          {mainEntries(nav, country.slug).map((entry) => (
            <li key={entry.path} className="border-b border-rule">
              {entry.kind === 'page' ? (
                <SiteLink
                  href={localizedPath(nav.locale, entry.path)}
                  aria-current={entryCurrent(entry, sitePath)}
                  className={ENTRY}
                >
                  {entry.title}
                </SiteLink>
              ) : (
                <button
                  ref={entry.kind === left ? focusElement : undefined}
                  type="button"
                  aria-expanded="false"
                  onClick={() => onOpen(entry.kind)}
                  className={ENTRY}
                >
                  {entry.title}
                  <Icon shape={CARET_DOWN} className="size-4 -rotate-90" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-small">
        <CountrySelector nav={nav} selected={country} />
        <LanguageSelector nav={nav} />
      </div>
      <div className="mt-6">
        <EnquiryLink locale={nav.locale} kind="callback">
          {nav.texts.callback}
        </EnquiryLink>
      </div>
      <MessengerLinks locale={nav.locale} entries={nav.messengers} className="mt-3" />
    </>
  )
}
