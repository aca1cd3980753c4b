/** What tests read from a page's HTML as it came over the wire, before any script ran. */
export function titleOf(html: string): string {
  return firstText(html, /<title>([^<]*)<\/title>/)
}

export function languageOf(html: string): string {
  return firstText(html, /<html lang="([^"]*)"/)
}

export function canonicalOf(html: string): string | undefined {
  return linkOf(html, 'canonical')
}

/** The `content` of the head's `<meta>` of a name or a property. */
export function metaOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : unescapeHtml(found)
}

export function isForSearchEngines(html: string): boolean {
  return !/<meta name="robots" content="[^"]*noindex/.test(html)
}

/** The `href` of the head's `<link rel>`. */
export function linkOf(html: string, rel: string): string | undefined {
  return linksOf(html).find((link) => link.rel === rel)?.href
}

/** Addresses of the page by language, `x-default` included. */
export function alternatesOf(html: string): Record<string, string | undefined> {
  const alternates = linksOf(html).filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))
}

/** The visible texts of all elements of a name, in their order. */
export function textsOf(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gs'))
  return [...found].map(([, inner = '']) => toText(inner))
}

/** Every `href` of an `<a>`. */
export function hrefsOf(html: string): string[] {
  const found = html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)
  return [...found].map(([, href = '']) => unescapeHtml(href))
}

/** The address of what the framework reads of a page, where it is not in the page itself. */
export function payloadOf(html: string): string | undefined {
  return /<script src="(\/payload\.js\?[^"]*)"/.exec(html)?.[1]
}

function linksOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<link\s([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  )
}

function toText(html: string): string {
  const visible = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<!--.*?-->/gs, '')
  return unescapeHtml(visible.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function firstText(html: string, pattern: RegExp): string {
  return unescapeHtml(pattern.exec(html)?.[1] ?? '')
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
