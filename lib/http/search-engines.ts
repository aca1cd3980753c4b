import { isPublicHost } from '#lib/config/local-addresses.ts'
import { settings } from '#lib/config/settings.ts'
import { instance } from '#lib/server/instance.ts'

/**
 * Whether the whole site is kept from search engines: it stands where anybody may come, and shows
 * people, numbers and vacancies that are made up. On a name that nobody can have, and on this
 * machine, the demonstration shows everything as it will be.
 */
export function isHiddenSite(): boolean {
  return isPublicHost(new URL(settings().siteUrl).hostname) && isDemonstration()
}

function isDemonstration(): boolean {
  return instance().showsDemonstration?.() ?? false
}
