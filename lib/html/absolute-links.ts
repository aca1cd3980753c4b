import type { SafeHtml } from './safe-html.ts'

/** As the sanitizer writes it. */
const LINK = /<a href="([^"]*)"/g

/** Markup that is read away from its page: its links lead to where they led there. */
export function withAbsoluteLinks(html: SafeHtml, pageUrl: string): SafeHtml {
  const absolute = html.replaceAll(LINK, (link, href: string) => {
    const url = URL.parse(href, pageUrl)
    return url ? `<a href="${url.href}"` : link
  })
  return absolute as SafeHtml
}
