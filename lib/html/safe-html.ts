declare const safe: unique symbol

/** Markup that has been through the sanitizer: the only kind that may be set as inner HTML. */
export type SafeHtml = string & { readonly [safe]: true }

/**
 * Whether a field of an answer of this site's own server is markup: that server lets none out that
 * has not been through the sanitizer, which is too heavy for a browser.
 */
export function isServedHtml(field: unknown): field is SafeHtml {
  return typeof field === 'string' && field !== ''
}

export interface Heading {
  id: string
  text: string
}

const SECTION_HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs
const TAG = /<[^>]*>/g
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The section headings of a text in order, for a table of contents. */
export function listHeadings(html: SafeHtml): Heading[] {
  return [...html.matchAll(SECTION_HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: toPlainText(inner),
  }))
}

function toPlainText(inner: string): string {
  const text = inner
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name] ?? '')
  return text.replace(/\s+/g, ' ').trim()
}
