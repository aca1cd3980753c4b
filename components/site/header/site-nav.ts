import type { MenuKind, PageMenus } from '#components/site/country/country-state.ts'
import type { ChatApp } from '#lib/enquiries/messenger-chat.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export interface Entry {
  title: string
  href: string
}

export interface MessengerEntry extends Entry {
  app: ChatApp
}

export interface CountryChoice {
  /** Empty for the world. */
  slug: string
  title: string
}

export interface NavTexts {
  mainNavigation: string
  /** What announces the country that is chosen: `Country: {country}`. */
  country: string
  about: string
  staff: string
  vacancies: string
  candidates: string
  blog: string
  contacts: string
  allStaff: string
  allCandidates: string
  newTab: string
  menu: string
  openMenu: string
  close: string
  back: string
  callback: string
  /** The same, where there is little room. */
  callMeBack: string
}

/** All that the header and the drawer show. */
export interface SiteNav extends PageMenus {
  siteName: string
  /** The world first. */
  countries: [CountryChoice, ...CountryChoice[]]
  languageLabel: string
  questionnaire?: Entry
  academy?: Entry
  messengers: MessengerEntry[]
  /** Where the public API is; empty is the site itself. */
  apiBaseUrl: string
  texts: NavTexts
}

export type MainEntry =
  | { kind: 'page'; title: string; path: string; isElsewhere?: boolean }
  | { kind: MenuKind; title: string; path: string }

/** The main navigation in its order. A path has no language; that of a menu is the list of its pages. */
export function mainEntries({ texts }: SiteNav, countrySlug: string): MainEntry[] {
  return [
    {
      kind: 'page',
      title: texts.about,
      path: PATHS.country(countrySlug),
      isElsewhere: true,
    },
    { kind: 'staff', title: texts.staff, path: PATHS.positions() },
    { kind: 'page', title: texts.vacancies, path: PATHS.vacancies() },
    { kind: 'candidates', title: texts.candidates, path: PATHS.candidates() },
    { kind: 'page', title: texts.blog, path: PATHS.blog() },
    { kind: 'page', title: texts.contacts, path: PATHS.contacts() },
  ]
}

const CANDIDATES_ABOVE = PATHS.candidate('')

/** What a link to `path` says of the page one is on: that it is this one, or above it. */
export function ariaCurrent(path: string, sitePath: string): 'page' | 'true' | undefined {
  if (sitePath === path) return 'page'
  const above = path === PATHS.candidates() ? CANDIDATES_ABOVE : `${path}/`
  return path !== '/' && sitePath.startsWith(above) ? 'true' : undefined
}

/** Home, and the page of a country, are known by the site's name and by the selector of countries. */
export function entryCurrent(entry: MainEntry, sitePath: string): 'page' | 'true' | undefined {
  const isElsewhere = entry.kind === 'page' && entry.isElsewhere
  return isElsewhere ? undefined : ariaCurrent(entry.path, sitePath)
}

/** The list of all that a menu holds; not by `listHref`, with which all filters would come. */
export function listEntry({ locale, texts }: SiteNav, kind: MenuKind): Entry {
  return kind === 'staff'
    ? { title: texts.allStaff, href: localizedPath(locale, PATHS.positions()) }
    : { title: texts.allCandidates, href: localizedPath(locale, PATHS.candidates()) }
}

export function menuPageHref(kind: MenuKind, locale: Locale, slug: string): string {
  const path = kind === 'staff' ? PATHS.staff(slug) : PATHS.candidate(slug)
  return localizedPath(locale, path)
}
