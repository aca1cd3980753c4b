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

/** The paragraph that a text begins with, where it holds no markup, apart from the rest. */
export function splitLead(html: SafeHtml): { lead?: string; rest: SafeHtml } {
  const [, lead, rest] = /^\s*<p>([^<]+)<\/p>(.*)$/s.exec(html) ?? []
  return lead && rest ? { lead: withoutEntities(lead), rest: rest as SafeHtml } : { rest: html }
}

function toPlainText(inner: string): string {
  return withoutEntities(inner.replace(TAG, '')).replace(/\s+/g, ' ').trim()
}

function withoutEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name] ?? '')
}
