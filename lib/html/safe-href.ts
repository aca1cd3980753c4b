export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel']

/** An address as a browser reads it, if it is http(s), mailto, tel or on the site itself. */
export function toSafeHref(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these in an address.
  const read = href.replace(/[\t\n\r]|^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  if (!read || /^[/\\]{2}/.test(read)) return undefined
  const scheme = /^([^/?#]*?):/.exec(read)?.[1]
  const isSafe = scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase())
  return isSafe ? read : undefined
}
