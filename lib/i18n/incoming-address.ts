import { canonicalAddress } from './routes.ts'

export type IncomingAddress = { url: string } | { redirect: string }

/**
 * Mends what the framework cannot take in an address (it answers a malformed escape with 500), or
 * would answer with a chain of redirects.
 *
 * - A path that does not decode, or decodes to control characters, is escaped once more: it then
 *   decodes to exactly what the visitor typed, and is looked up and shown as that.
 * - Repeated slashes and backslashes go in the same redirect as the other faults of an address.
 * - An empty `page` is invisible to the framework's conditions; `0` is as wrong, and visible.
 */
export function mendAddress(requestTarget: string): IncomingAddress {
  const target = requestTarget.startsWith('/') ? requestTarget : '/'
  const [, rawPath = '/', rawQuery = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
  const query = rawQuery.replaceAll(/(^|&)page=?(?=&|$)/g, '$1page=0')
  const pathname = isReadable(rawPath) ? rawPath : rawPath.replaceAll('%', '%25')

  if (/[/\\]{2}|\\/.test(pathname)) {
    const address = { pathname, query: new URLSearchParams(rawQuery) }
    return { redirect: canonicalAddress(address) ?? '/' }
  }
  return { url: query ? `${pathname}?${query}` : pathname }
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
