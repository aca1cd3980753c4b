import { canonicalAddress } from './routes.ts'

export type IncomingAddress = { url: string } | { redirect: string }

/** Doubled slashes, backslashes, `.` and `..`: what browsers and routers each resolve their way. */
const SHAPE_FAULT = /[/\\]{2}|\\|(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Puts an address into the one form that the router and the page both read alike. `target` is a
 * path with its query.
 *
 * - Every segment is decoded once and escaped in one way, so that nothing is matched escaped and
 *   decoded later: `/%62log` is `/blog`, `/a%2Eb` is `/a.b`.
 * - A path that does not decode, or decodes to control characters, is escaped once more: it then
 *   decodes to exactly what the visitor typed, and is looked up and shown as that.
 * - Faults of its shape go in the same redirect as the other faults of an address.
 * - An empty `page` is invisible to the framework's conditions; `0` is as wrong, and visible.
 */
export function mendAddress(target: string): IncomingAddress {
  const [, rawPath = '/', rawQuery = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
  const unify = isReadable(rawPath) ? decodeURIComponent : String
  const pathname = rawPath.replaceAll(/[^/\\]+/g, (part) => encodeURIComponent(unify(part)))

  if (SHAPE_FAULT.test(pathname)) {
    const address = { pathname, query: new URLSearchParams(rawQuery) }
    return { redirect: canonicalAddress(address) ?? '/' }
  }
  const query = rawQuery.replaceAll(/(^|&)page=?(?=&|$)/g, '$1page=0')
  return { url: query ? `${pathname}?${query}` : pathname }
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
