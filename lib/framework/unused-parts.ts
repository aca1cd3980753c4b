/**
 * Stands in for the parts of the framework that are left out (`left-out.ts`): each export is what
 * such a part answers a site that does not use it.
 */

/** Of the constants of the whole framework the router needs one. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'

/** Enquiries go to route handlers; there is no server action to call. */
export function callServer(): never {
  throw new Error('This site has no server actions')
}

export const serverActionReducer = callServer

export function unstable_isUnrecognizedActionError(): boolean {
  return false
}

/** The site knows no users, and what is not there is not found. */
export function forbidden(): never {
  throw new Error('This site forbids nothing')
}

export const unauthorized = forbidden

/** No route of the site intercepts another. */
export const INTERCEPTION_ROUTE_MARKERS: readonly string[] = []

export function isInterceptionRouteAppPath(): boolean {
  return false
}

/** Its links: those of the site are plain elements, and its forms are not fetched ahead. */
export function pingVisibleLinks() {}
export function setLinkForCurrentNavigation() {}
export function mountFormInstance() {}
export function unmountPrefetchableInstance() {}

export function getLinkForCurrentNavigation() {
  return null
}

/** An experiment that is off: a failure while a page changes loads it anew. */
export function useNavFailureHandler() {}

export function handleHardNavError(): boolean {
  return false
}

/** What holds a navigation up for a test of it. */
export function getPreLockFetch() {
  return null
}

/** Does something on a server alone. */
export function handleISRError() {}

/** For scripts that are to run before the framework; the site has none. */
export const setAttributesFromProps = Object.assign

/** For whoever develops. */
export const findSourceMapURL = undefined
export const createLinkPrefetchPartialError = Error

/** How the framework's own page of a failure looks, which is left when ours has failed too. */
export const errorThemeCss = ''
export const errorStyles = {}

export function WarningIcon() {
  return null
}

/** Each browser for which the build is made has what the framework would add, but for this. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

/** React looks whether there is a process to tell of its errors. */
const noProcess = { env: {} }
export default noProcess
