import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'

const SEGMENT = 'enquiry'
const PATH = new RegExp(`^/${SEGMENT}/([^/]*)$`)
/** In place of a token: what is shown when an enquiry has been withdrawn. */
const WITHDRAWN = 'withdrawn'

/** The path of the page on which a visitor follows an enquiry. */
export function followPath(locale: Locale, token: string): string {
  return localizedPath(locale, `/${SEGMENT}/${token}`)
}

/** It names what was withdrawn, which nobody could look up any more. */
export function withdrawnPath(locale: Locale, reference: string): string {
  return `${followPath(locale, WITHDRAWN)}?${new URLSearchParams({ reference })}`
}

/** Whether a path is one on which an enquiry is followed, whatever stands in it. */
export function isFollowPath(pathname: string): boolean {
  return PATH.test(splitLocale(pathname).path)
}

export function readFollowPath(pathname: string) {
  const { locale, path } = splitLocale(pathname)
  const token = PATH.exec(path)?.[1] ?? ''
  return { locale, token, isWithdrawn: token === WITHDRAWN }
}

/** The same page in every language. */
export function followPaths(token: string): { locale: Locale; path: string }[] {
  return LOCALES.map((locale) => ({ locale, path: followPath(locale, token) }))
}
