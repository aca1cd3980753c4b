import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/_next\/(static\/[\w./-]+\.css))[^"]*"[^>]*\/>/g

const known = new Map<string, string>()

/**
 * Puts the style sheet into the head of a page, so that the first view waits for nothing but the
 * page itself. The framework looks for the link by its address and must not load the sheet again:
 * it stays, and is disabled, which a browser does not fetch. The sheets are what the page's policy
 * is to allow.
 */
export function inlineStyles(
  html: string,
  read: (file: string) => string = readSheet,
): { html: string; sheets: string[] } {
  const sheets: string[] = []
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replaceAll(SHEET, (link, _address, file: string) => {
    const css = read(file)
    // It would end where it says so; there is no other way to write it there.
    if (/<\/style/i.test(css)) return link
    sheets.push(css)
    return `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  return end === -1 ? { html, sheets: [] } : { html: head + html.slice(end), sheets }
}

/** Of the build, whose files never change. */
function readSheet(file: string): string {
  const css = known.get(file) ?? readFileSync(join(process.cwd(), '.next', file), 'utf8')
  known.set(file, css)
  return css
}
