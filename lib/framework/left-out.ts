const UNUSED = './lib/framework/unused-parts.ts'
const ROUTES = './lib/framework/known-routes.ts'

/**
 * The parts of the framework that hang on its router by plain imports, so that every page would load
 * them, and of which this site uses nothing: as its own modules ask for them, and what stands in for
 * each in a built browser.
 */
export const LEFT_OUT: ReadonlyMap<string, typeof UNUSED | typeof ROUTES> = new Map([
  ['next/dist/compiled/process', UNUSED],
  ['../build/polyfills/polyfill-module', UNUSED],
  ['../../../lib/constants', UNUSED],
  ['../../../../lib/constants', UNUSED],
  ['./reducers/server-action-reducer', UNUSED],
  ['./app-call-server', UNUSED],
  ['../../app-call-server', UNUSED],
  ['./app-find-source-map-url', UNUSED],
  ['../../app-find-source-map-url', UNUSED],
  ['../../../shared/lib/router/utils/interception-routes', UNUSED],
  ['../../../../shared/lib/router/utils/interception-routes', UNUSED],
  ['../../shared/lib/instant-messages', UNUSED],
  ['./forbidden', UNUSED],
  ['./unauthorized', UNUSED],
  ['./unrecognized-action-error', UNUSED],
  ['./set-attributes-from-props', UNUSED],
  ['./nav-failure-handler', UNUSED],
  ['./handle-isr-error', UNUSED],
  ['../handle-isr-error', UNUSED],
  ['./error-styles', UNUSED],
  ['./navigation-testing-lock', UNUSED],
  ['./links', UNUSED],
  ['../links', UNUSED],
  ['../components/links', UNUSED],
  ['./optimistic-routes', ROUTES],
  ['./segment-cache/optimistic-routes', ROUTES],
  ['../segment-cache/optimistic-routes', ROUTES],
])

/** For the bundler, which leaves the server as it is. */
export function leftOutAliases() {
  return Object.fromEntries([...LEFT_OUT].map(([request, browser]) => [request, { browser }]))
}
