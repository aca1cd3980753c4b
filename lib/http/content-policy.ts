import { createHash } from 'node:crypto'

/** Of an answer that is no document: it loads nothing, wherever somebody opens it. */
export const BARE_POLICY = toPolicy([
  ['default-src', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
  ['base-uri', "'none'"],
])

/** Of a drawing, which has styles of its own; some browsers go by it in a page as well. */
export const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`

/** Where browsers tell what a page's policy has refused. */
export const REPORT_PATH = '/csp-reports'
/** Its name in a policy, and what says where it is. */
export const REPORT_GROUP = 'csp'
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATH}"`

const SHEET = /<style>([\s\S]*?)<\/style>/

/**
 * Of a document that is whole in itself. Its sheet is allowed by its hash: we have written it, and
 * it stands before all that comes from elsewhere. Faces that it names are the site's own files.
 */
export function documentPolicy(html: string, { hasForm = false } = {}): string {
  const sheet = SHEET.exec(html)?.[1]
  return toPolicy([
    ['default-src', "'none'"],
    ['style-src', sheet === undefined ? "'none'" : hashSource(sheet)],
    ...(sheet?.includes('@font-face') ? [['font-src', "'self'"]] : []),
    ['form-action', hasForm ? "'self'" : "'none'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
  ])
}

/** The source that allows exactly this inline script or sheet. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** A directive with its sources; what is false is left out. */
export function toPolicy(directives: readonly (readonly (string | false)[])[]): string {
  return directives.map((directive) => directive.filter(Boolean).join(' ')).join('; ')
}
