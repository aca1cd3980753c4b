/**
 * What a page tells the page cache about itself, in `<meta>` elements of its head. A cached page
 * has no other way to say it: it cannot set a status or a header.
 */
export const STATUS_HINT = 'page-status'
export const MAX_AGE_HINT = 'page-max-age'
/** A moment, in milliseconds: what is counted from it counts from when the page is done. */
export const CHANGES_AT_HINT = 'page-changes-at'

export interface ResponseHints {
  /** The status on the wire; 200 where the page says nothing. */
  status: number
  /** How long the page may be kept, in seconds; 0 not at all. */
  maxAgeSeconds: number | undefined
}

const MARK = /<meta name="(page-status|page-max-age|page-changes-at)" content="(\d{1,13})"\/?>/g

/** Reads the marks from the head alone: a page's body is content, and may say anything. */
export function readResponseHints(html: string, now = Date.now()): ResponseHints {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0))
  const marks: ResponseHints = { status: 200, maxAgeSeconds: undefined }
  for (const [, name, value] of head.matchAll(MARK)) {
    if (name === STATUS_HINT) marks.status = Math.max(marks.status, Number(value))
    else {
      const isMoment = name === CHANGES_AT_HINT
      const seconds = isMoment ? Math.floor((Number(value) - now) / 1000) : Number(value)
      marks.maxAgeSeconds = Math.min(marks.maxAgeSeconds ?? Infinity, Math.max(seconds, 0))
    }
  }
  return marks
}
