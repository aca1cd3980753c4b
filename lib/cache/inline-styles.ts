import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/_next\/(static\/[\w./-]+\.css))[^"]*"[^>]*\/>/g

const sheets = new Map<string, string>()

/**
 * Puts the style sheet into the head of a page, so that the first view waits for nothing but the
 * page itself. The framework looks for the link by its address and must not load the sheet again:
 * it stays, and is disabled, which a browser does not fetch.
 */
export function inlineStyles(html: string, read: (file: string) => string = readSheet): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replaceAll(SHEET, (link, _address, file: string) => {
    const css = read(file)
    // It would end where it says so; there is no other way to write it there.
    if (/<\/style/i.test(css)) return link
    return `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  return end === -1 ? html : head + html.slice(end)
}

/** Of the build, whose files never change. */
function readSheet(file: string): string {
  const css = sheets.get(file) ?? readFileSync(join(process.cwd(), '.next', file), 'utf8')
  sheets.set(file, css)
  return css
}
