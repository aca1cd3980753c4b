import sanitizeMarkup from 'sanitize-html'
import { cutText } from '#lib/text/cut-text.ts'
import type { SafeHtml } from './safe-html.ts'

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel']
const MAX_DEPTH = 40
const MAX_ID_LENGTH = 60

/** Their content survives them; without a space its words would run together. */
const SEPARATING_TAGS = /<\/?(?:br|div|section|article|header|footer|address|pre|dt|dd)\b/gi
const SECTION_HEADING = /<h2>(.*?)<\/h2>/gs
const LINK_TO_NOWHERE = /<a>(.*?)<\/a>/gs
const TAGS_AND_ENTITIES = /<[^>]*>|&\w+;/g

const OPTIONS: sanitizeMarkup.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: LINK_SCHEMES,
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: (_name, { href = '' }) => toLink(toSafeHref(href)),
  },
}

/** What of untrusted markup may stand on a page; each section heading gets an id to link to. */
export function sanitizeHtml(untrusted: string): SafeHtml {
  const spaced = untrusted.replace(SEPARATING_TAGS, ' $&')
  const ids = new Map<string, number>()
  const markup = sanitizeMarkup(spaced, OPTIONS)
    .trim()
    .replace(LINK_TO_NOWHERE, '$1')
    .replace(SECTION_HEADING, (_heading, inner: string) => {
      const id = headingId(inner)
      const count = (ids.get(id) ?? 0) + 1
      ids.set(id, count)
      return `<h2 id="${count === 1 ? id : `${id}--${count}`}">${inner}</h2>`
    })
  return markup as SafeHtml
}

/** Absent and blank stay absent. */
export function sanitizeOptionalHtml(untrusted: string | undefined): SafeHtml | undefined {
  return untrusted === undefined ? undefined : sanitizeHtml(untrusted) || undefined
}

function toLink(href: string | undefined): sanitizeMarkup.Tag {
  // Renamed here, it would be closed by another name where markup leaves it open.
  if (href === undefined) return { tagName: 'a', attribs: {} }
  const isExternal = /^https?:/i.test(href)
  return { tagName: 'a', attribs: isExternal ? { href, rel: 'noopener nofollow' } : { href } }
}

/** The prefix keeps it apart from every id of the page itself. */
function headingId(inner: string): string {
  const words =
    inner
      .replace(TAGS_AND_ENTITIES, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return `section-${cutText(words.join('-'), MAX_ID_LENGTH) || 'untitled'}`
}

/** An address as a browser reads it, if it is http(s), mailto, tel or on the site itself. */
export function toSafeHref(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these in an address.
  const read = href.replace(/[\t\n\r]|^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  if (!read || /^[/\\]{2}/.test(read)) return undefined
  const scheme = /^([^/?#]*?):/.exec(read)?.[1]
  const isSafe = scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase())
  return isSafe ? read : undefined
}

/** The text of markup, for counting and searching, never for showing. */
export function toPlainText(html = ''): string {
  // A tag ends before another begins: of open ends alone, each would be looked for to the end.
  return html.replace(/<[^<>]*>/g, ' ').replace(/&(nbsp|#160);/g, ' ')
}

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
