import { readablePath } from './hrefs.ts'
import { canonicalAddress } from './routes.ts'

export type IncomingAddress = { url: string } | { redirect: string }

/**
 * Puts an address into the one form that the router and the page both read alike. `target` is a
 * path with its query.
 *
 * - Every segment is decoded once and escaped in one way, so that nothing is matched escaped and
 *   decoded later: `/%62log` is `/blog`, `/a%2Eb` is `/a.b`.
 * - A path that does not decode, or decodes to control characters, is escaped once more: it then
 *   decodes to exactly what the visitor typed, and is looked up and shown as that.
 * - Whatever else is at fault goes in one redirect. The framework would say its target twice, in
 *   headers that are then too long for some proxies.
 * - An empty `page` is invisible to the framework's conditions; `0` is as wrong, and visible.
 */
export function normalizeUrl(target: string): IncomingAddress {
  const [, rawPath = '/', rawQuery = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
  const unify = readablePath(rawPath) === rawPath ? String : decodeURIComponent
  const pathname = rawPath.replaceAll(/[^/\\]+/g, (part) => encodeSegment(unify(part)))

  const canonical = canonicalAddress({ pathname, query: new URLSearchParams(rawQuery) })
  if (canonical) return { redirect: canonical }
  const query = rawQuery.replaceAll(/(^|&)page=?(?=&|$)/g, '$1page=0')
  return { url: query ? `${pathname}?${query}` : pathname }
}

/** Leaves as they are the signs that a browser leaves, so that an address does not grow. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2[46BC]|3[ABD]|40)/g, decodeURIComponent)
}
