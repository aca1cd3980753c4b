import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { splitLocale } from '#lib/i18n/routes.ts'

/** What the build has beside pages, and which addresses it has pages for. */
export interface BuildRoutes {
  /** Addresses of files: what they hold does not change while the process lives. */
  files: ReadonlySet<string>
  /** Whether something else than a page is made for an address: a sitemap, a feed, a picture. */
  isDocument(pathname: string): boolean
  /** Whether an address of the API has a handler of its own, beside those of the contract. */
  isApiRoute(pathname: string): boolean
  /** Whether a page is made for an address, other than the one for whatever has none. */
  isPage(pathname: string): boolean
}

const manifestSchema = z.record(z.string(), z.string())

/** Other names of one picture, which the framework's rules know. */
export const APPLE_ICONS = [
  'apple-icon',
  'apple-touch-icon.png',
  'apple-touch-icon-precomposed.png',
]

/** What takes whatever has no route of its own. */
const RESTS = new Set(['/[locale]/[...rest]', '/api/[...path]'])
const LOCALE_SEGMENT = '/[locale]'

/** From the list that the build has made of the site's routes, and from the folders of files. */
export function readBuildRoutes(root: string): BuildRoutes {
  const manifest = join(root, '.next', 'app-path-routes-manifest.json')
  const routes = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const patternsOf = (ending: string) =>
    Object.entries(routes)
      .filter(([module, path]) => module.endsWith(ending) && !RESTS.has(path))
      .map(([, path]) => path)
  return {
    files: new Set([
      ...listFiles(join(root, 'public')),
      ...listFiles(join(root, '.next', 'static'), '/_next/static'),
      ...APPLE_ICONS.map((name) => `/${name}`),
    ]),
    isDocument: toMatcher(patternsOf('/route').filter((path) => !path.startsWith('/api/'))),
    isApiRoute: toMatcher(patternsOf('/route').filter((path) => path.startsWith('/api/'))),
    isPage: toMatcher(patternsOf('/page').filter((path) => path.startsWith(LOCALE_SEGMENT))),
  }
}

/** Patterns that begin with a language stand for addresses in any. */
function toMatcher(patterns: readonly string[]): (pathname: string) => boolean {
  const inLanguages = patterns.filter((path) => path.startsWith(LOCALE_SEGMENT))
  const others = patterns.filter((path) => !path.startsWith(LOCALE_SEGMENT))
  const localized = toExpression(
    inLanguages.map((path) => path.slice(LOCALE_SEGMENT.length) || '/'),
  )
  const fixed = toExpression(others)
  return (pathname) => fixed.test(pathname) || localized.test(splitLocale(pathname).path)
}

function toExpression(patterns: readonly string[]): RegExp {
  const alternatives = patterns.map((pattern) =>
    pattern
      .split(/(\[[^/]*\])/)
      .map((part) => {
        if (!part.startsWith('[')) return RegExp.escape(part)
        return part.startsWith('[...') ? '.+' : '[^/]+'
      })
      .join(''),
  )
  return new RegExp(`^(?:${alternatives.join('|') || '(?!)'})$`)
}

function listFiles(folder: string, address = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((file) => `${address}/${file.split(sep).map(encodeURIComponent).join('/')}`)
}
