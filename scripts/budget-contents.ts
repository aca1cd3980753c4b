import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const buildSchema = z.object({ rootMainFiles: z.array(z.string()) })
const referencesSchema = z.object({
  clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })),
})

/** Tells from the build's own manifests what a script is made of, in words. */
export function readContents(folder: string): (address: string) => string {
  const build = buildSchema.parse(JSON.parse(readFileSync(`${folder}/build-manifest.json`, 'utf8')))
  const modules = new Map<string, Set<string>>()
  for (const file of globSync(`${folder}/server/app/**/*_client-reference-manifest.js`)) {
    for (const [path, { chunks }] of Object.entries(readReferences(file))) {
      for (const chunk of chunks) add(modules, fileName(chunk), nameOf(path))
    }
  }
  const framework = new Set(build.rootMainFiles.map(fileName))
  return (address) => {
    const name = fileName(address)
    if (framework.has(name)) return 'React and the router'
    return [...(modules.get(name) ?? ['shared code'])].toSorted().join(', ')
  }
}

function readReferences(file: string) {
  const [, json = ''] = /\] = (\{[\s\S]*\});?\s*$/.exec(readFileSync(file, 'utf8')) ?? []
  return referencesSchema.parse(JSON.parse(json)).clientModules
}

/** A package by its name, a file of ours by its own. */
function nameOf(path: string): string {
  const [, own = path] = /^\[project\]\/(.*?)(?: <.*)?$/.exec(path) ?? []
  const [, packageName] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(own) ?? []
  return packageName ?? own.replace(/^.*\//, '').replace(/\.tsx?$/, '')
}

function fileName(address: string): string {
  return address.replace(/\?.*$/, '').replace(/^.*\//, '')
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set()
  map.set(key, values.add(value))
}
