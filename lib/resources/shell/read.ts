import { cache } from 'react'
import { apiClient } from '#lib/http/client/api-client.ts'
import { isUpstreamError, type UpstreamError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { readCountries } from '#lib/resources/countries/read.ts'
import type { Category, MenuKind } from '#lib/resources/menus/model.ts'
import { readMenu } from '#lib/resources/menus/read.ts'
import { readSettings } from '#lib/resources/settings/read.ts'
import type { Shell } from './model.ts'
import { type Main, readMain } from './read-main.ts'

export interface LoadedShell extends Shell {
  /** Whether both menus are what was asked for; a page without them is not to be kept long. */
  isComplete: boolean
  /** Why one of them is not. */
  menuFailure?: UpstreamError
}

/**
 * What stands around every page, with the menus of a country where its slug is one.
 *
 * @throws {UpstreamError} only where settings or countries were never had
 */
export function getShell(locale: Locale, countrySlug = ''): Promise<LoadedShell> {
  return countrySlug ? readCountryShell(locale, countrySlug) : readWorldShell(locale)
}

/** @throws {UpstreamError} where the countries were never had */
export async function findCountry(locale: Locale, slug: string): Promise<Country | undefined> {
  const { countries } = await getShell(locale)
  return countries.find((country) => country.slug === slug)
}

const readWorldShell = cache(async (locale: Locale): Promise<LoadedShell> => {
  const { settings, countries, staffMenu, candidatesMenu } = await readMainOrSingles(locale)
  return {
    settings,
    countries,
    ...toMenus({ staffMenu, candidatesMenu }, { staffMenu: [], candidatesMenu: [] }),
  }
})

const readCountryShell = cache(async (locale: Locale, slug: string): Promise<LoadedShell> => {
  const world = await readWorldShell(locale)
  // A made-up slug must cost the backend nothing, and the cache no place.
  if (!world.countries.some((country) => country.slug === slug)) return world
  const [staffMenu, candidatesMenu] = await Promise.all([
    readMenuIfHad(locale, 'staff', slug),
    readMenuIfHad(locale, 'candidates', slug),
  ])
  return { ...world, ...toMenus({ staffMenu, candidatesMenu }, world) }
})

type Menus = Pick<Shell, 'staffMenu' | 'candidatesMenu'>
type HadMenu = Category[] | UpstreamError

interface HadShell extends Omit<Main, keyof Menus> {
  staffMenu: HadMenu
  candidatesMenu: HadMenu
}

function toMenus(had: Pick<HadShell, keyof Menus>, otherwise: Menus) {
  const { staffMenu, candidatesMenu } = had
  const menuFailure = [staffMenu, candidatesMenu].find(isUpstreamError)
  return {
    staffMenu: isUpstreamError(staffMenu) ? otherwise.staffMenu : staffMenu,
    candidatesMenu: isUpstreamError(candidatesMenu) ? otherwise.candidatesMenu : candidatesMenu,
    isComplete: menuFailure === undefined,
    menuFailure,
  }
}

async function readMainOrSingles(locale: Locale): Promise<HadShell> {
  if (!apiClient().isMainOffered) {
    // The single call may have been had before it went away.
    return readSingles(locale).catch((error) =>
      readMain(locale).then(
        (main) => withMenus(main, locale),
        () => Promise.reject(error),
      ),
    )
  }
  let main: Main
  try {
    main = await readMain(locale)
  } catch (error) {
    // One timeout is as long as a visitor waits; the single calls would only add another.
    if (!isUpstreamError(error) || error.status === 504) throw error
    return readSingles(locale).catch((singlesError) =>
      // They are only a second try; what the first one said is why there is no page.
      Promise.reject(apiClient().isMainOffered ? error : singlesError),
    )
  }
  return withMenus(main, locale)
}

async function withMenus(main: Main, locale: Locale): Promise<HadShell> {
  const [staffMenu, candidatesMenu] = await Promise.all([
    main.staffMenu ?? readMenuIfHad(locale, 'staff'),
    main.candidatesMenu ?? readMenuIfHad(locale, 'candidates'),
  ])
  return { ...main, staffMenu, candidatesMenu }
}

async function readSingles(locale: Locale): Promise<HadShell> {
  const [settings, countries, staffMenu, candidatesMenu] = await Promise.all([
    readSettings(locale),
    readCountries(locale),
    readMenuIfHad(locale, 'staff'),
    readMenuIfHad(locale, 'candidates'),
  ])
  return { settings, countries, staffMenu, candidatesMenu }
}

async function readMenuIfHad(locale: Locale, kind: MenuKind, countrySlug = ''): Promise<HadMenu> {
  try {
    return await readMenu(locale, kind, countrySlug)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    noteMissing(error)
    return error
  }
}

/** With the backend away a single sitemap misses a menu for each country: it is said with a count. */
const QUIET_MS = 60_000
const missing = new WeakMap<object, Map<string, Missing>>()

interface Missing {
  saidAt: number
  missed: number
}

function noteMissing({ endpoint, reason }: UpstreamError): void {
  const client = apiClient()
  const known = missing.get(client) ?? new Map<string, Missing>()
  missing.set(client, known)
  const now = Date.now()
  const { saidAt, missed } = known.get(endpoint) ?? { saidAt: -Infinity, missed: 0 }
  const isQuiet = now - saidAt < QUIET_MS
  known.set(endpoint, isQuiet ? { saidAt, missed: missed + 1 } : { saidAt: now, missed: 0 })
  if (isQuiet) return
  client.log.error({ endpoint, reason, missed: missed + 1 }, 'a menu could not be had')
}
