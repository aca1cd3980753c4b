import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(z.string(), z.string())

/**
 * The addresses of one file or one made document each (`/icon.svg`, `/sitemap.xml`), from the
 * list that the build has made of the site's routes, and from the folder of public files.
 */
export function listFixedFiles(root: string): ReadonlySet<string> {
  const manifest = join(root, '.next', 'app-path-routes-manifest.json')
  const routes = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const made = Object.entries(routes)
    .filter(([module, path]) => module.endsWith('/route') && !path.startsWith('/api/'))
    .map(([, path]) => path)
  return new Set([...made, ...listPublicFiles(join(root, 'public'))])
}

function listPublicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((file) => `/${file.split(sep).map(encodeURIComponent).join('/')}`)
}
