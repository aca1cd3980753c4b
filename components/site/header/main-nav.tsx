import type { Menus } from '#components/site/country/country-state.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { CategoryIndex } from './category-index.tsx'
import { ExternalLink, MENU_LINK } from './external-link.tsx'
import { MenuPanel, NAV_ENTRY } from './menu-panel.tsx'
import { entryCurrent, listEntry, mainEntries, menuPageHref, type SiteNav } from './site-nav.ts'
import { useSitePath } from './site-path.ts'

interface MainNavProps {
  nav: SiteNav
  countrySlug: string
  menus: Menus
}

export function MainNav({ nav, countrySlug, menus }: MainNavProps) {
  const { locale, texts } = nav
  const sitePath = useSitePath()
  return (
    <nav aria-label={texts.mainNavigation}>
      <ul className="flex max-lg:flex-col lg:items-center lg:gap-x-3 xl:gap-x-4">
        {mainEntries(nav, countrySlug).map((entry) => (
          <li key={entry.path}>
            {entry.kind === 'page' ? (
              <SiteLink
                href={localizedPath(locale, entry.path)}
                aria-current={entryCurrent(entry, sitePath)}
                className={NAV_ENTRY}
              >
                {entry.title}
              </SiteLink>
            ) : (
              <MenuPanel
                kind={entry.kind}
                title={entry.title}
                back={texts.back}
                isCurrent={entryCurrent(entry, sitePath) !== undefined}
              >
                <div className="lg:col-span-3">
                  <p className="mb-2 font-serif text-h3">{entry.title}</p>
                  {entry.kind === 'candidates' && nav.questionnaire && (
                    <ExternalLink {...nav.questionnaire} hint={texts.newTab} />
                  )}
                  <p>
                    <SiteLink href={listEntry(nav, entry.kind).href} className={MENU_LINK}>
                      {listEntry(nav, entry.kind).title}
                    </SiteLink>
                  </p>
                </div>
                <div className="min-w-0 lg:col-span-9">
                  <CategoryIndex
                    categories={menus[entry.kind]}
                    toHref={(slug) => menuPageHref(entry.kind, locale, slug)}
                  />
                </div>
                {entry.kind === 'candidates' && nav.academy && (
                  <p className="border-t border-rule pt-3 lg:col-span-full">
                    <ExternalLink {...nav.academy} hint={texts.newTab} />
                  </p>
                )}
              </MenuPanel>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
