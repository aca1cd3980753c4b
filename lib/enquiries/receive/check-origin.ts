/**
 * Whether a request may come from where it says. A browser always says something; a program that
 * says nothing is judged by other means.
 */
export function isFromHere(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === null && origin === null) return true
  if (site === 'same-origin') return true
  const host = hostOf(origin ?? '')
  return host !== undefined && isOwnHost(host, headers, siteUrl)
}

/** Whether a host is the one that was asked, or the one that the site is known by. */
export function isOwnHost(host: string, headers: Headers, siteUrl: string): boolean {
  return [headers.get('host') ?? '', hostOf(siteUrl)].some((known) => isSame(known, host))
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined
}

/** A default port may be written or not. */
function isSame(known: string | undefined, host: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/:(80|443)$/, '')
  return known !== undefined && known !== '' && plain(known) === plain(host)
}
