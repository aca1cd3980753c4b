import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { LOCALES } from '#lib/i18n/locales.ts'

/** What a country may not be called although no file says so. */
const KEPT_WORDS = [
  // The languages, which come first in an address.
  ...LOCALES,
  // A page that is agreed on, and not there yet.
  'shortlist',
  // What those who run the site ask the process itself.
  ...['healthz', 'readyz', 'metrics'],
  // Where browsers tell what a policy has refused.
  'csp-reports',
  // The photographs of the content.
  'media',
  // Addresses that the framework takes for something of its own.
  ...['index', '404', '500'],
]

/** Each in the folder of its address. */
const ROUTE_FILES = 'app/**/{page,page.dev,route}.{ts,tsx}'
/** Files that are an address of their own, by their name. */
const NAMED_FILES = ['app/{icon,apple-icon,opengraph-image,twitter-image,favicon}*', 'public/**']
const MANIFEST = join('.next', 'app-path-routes-manifest.json')

let reserved: ReadonlySet<string> | undefined

/** Whether the page of a country of that name could never be reached: a route is in its place. */
export function isReservedSlug(slug: string): boolean {
  reserved ??= new Set([...KEPT_WORDS, ...listFirstSegments(process.cwd())])
  return reserved.has(slug.toLowerCase())
}

/**
 * The first segments of the site's own addresses, without the language: from the source where it
 * is at hand, from the list that the build has made of it where there is only the build.
 */
export function listFirstSegments(root: string): string[] {
  const folders = globSync(ROUTE_FILES, { cwd: root }).map((file) => file.split(sep).slice(1, -1))
  const files = globSync(NAMED_FILES, { cwd: root }).map((file) => file.split(sep).slice(1))
  const routes = readManifest(root).map((path) => path.split('/').slice(1))
  const segments = [...folders, ...files, ...routes].map((path) => {
    const [first = '', second = ''] = path.filter((segment) => !/^\(.*\)$/.test(segment))
    return first === '[locale]' ? second : first
  })
  const names = segments.map((segment) => segment.replace(/\..*$/, '').toLowerCase())
  return [...new Set(names)].filter((name) => name && !name.startsWith('[')).toSorted()
}

function readManifest(root: string): string[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'))
    return Object.values(manifest ?? {}).filter((path) => typeof path === 'string')
  } catch {
    return []
  }
}
