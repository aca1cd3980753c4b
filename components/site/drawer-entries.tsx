import { localizedPath } from '#lib/i18n/hrefs'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { Icon } from '@/components/ui/icon'
import { CARET_DOWN } from '@/components/ui/icon-shapes'
import { SiteLink } from '@/components/ui/site-link'
import { CountrySelector } from './country-selector'
import type { MenuKind } from './country-state'
import type { DrawerContentProps } from './drawer-props'
import { focusElement } from './focus-element'
import { LanguageSelector } from './language-selector'
import { MessengerLinks } from './messenger-links'
import { currentMark, mainEntries } from './site-nav'
import { useSitePath } from './use-site-path'

interface DrawerEntriesProps extends Pick<DrawerContentProps, 'nav' | 'country'> {
  /** The submenu one has come back from. */
  left: MenuKind | undefined
  onOpen: (kind: MenuKind) => void
}

const ENTRY =
  'flex min-h-14 w-full cursor-pointer items-center justify-between font-serif text-h4 underline-offset-8 hover:text-ember aria-[current]:text-ember aria-[current]:underline aria-[current]:decoration-1'

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
                  aria-current={currentMark(entry.path, sitePath)}
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
