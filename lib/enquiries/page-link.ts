import { FLASH_PARAMETER } from '#lib/i18n/pages.ts'

/** As the contract limits it. */
const MAX_LINK_LENGTH = 2_000

/**
 * The address of the page that an enquiry comes from, marks of a campaign included. Empty where it
 * is not a page of this site: nobody's office is to be shown a stranger's link.
 */
export function ownLink(link: string, isOwnHost: (host: string) => boolean): string {
  if (!URL.canParse(link)) return ''
  const address = new URL(link)
  if (!['http:', 'https:'].includes(address.protocol) || !isOwnHost(address.host)) return ''
  return shortLink(address)
}

/** An address as an enquiry may hold it: what is too long gives up its last parts first. */
export function shortLink(address: URL): string {
  const { origin, pathname, hash } = address
  const page = origin + pathname
  if (page.length > MAX_LINK_LENGTH) return ''
  const parameters = address.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !parameter.startsWith(`${FLASH_PARAMETER}=`))
  const link = parameters.reduce((before, parameter) => {
    const longer = `${before}${before === page ? '?' : '&'}${parameter}`
    return longer.length > MAX_LINK_LENGTH ? before : longer
  }, page)
  return link.length + hash.length > MAX_LINK_LENGTH ? link : link + hash
}

/**
 * The address of a form's page with what the browser says was behind it: the page itself may come
 * from a cache, which knows no campaign.
 */
export function withReferrerQuery(link: string, referrer: string | null): string {
  if (!referrer || !URL.canParse(link) || !URL.canParse(referrer)) return link
  const [page, from] = [new URL(link), new URL(referrer)]
  if (page.search !== '' || page.pathname !== from.pathname) return link
  page.search = from.search
  return page.href
}
