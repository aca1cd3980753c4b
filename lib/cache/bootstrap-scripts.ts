import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({
  chunkLoadingGlobal: z.string(),
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.unknown()),
})

let current: ReadonlySet<string> | undefined

/** The inline scripts by which the pages of this process's build start their chunks. */
export function bootstrapScripts(): ReadonlySet<string> {
  current ??= readBootstrapScripts(join(process.cwd(), '.next'))
  return current
}

/** Written as the framework writes them; none where a folder holds no build. */
export function readBootstrapScripts(folder: string): ReadonlySet<string> {
  let text: string
  try {
    text = readFileSync(join(folder, 'build-manifest.json'), 'utf8')
  } catch {
    return new Set()
  }
  const manifest = manifestSchema.parse(JSON.parse(text))
  const list = `globalThis[${JSON.stringify(manifest.chunkLoadingGlobal)}]`
  const starts = Object.values(manifest.pagesChunkGroupBootstrapParams)
  return new Set(
    starts.map((start) => `(${list} || (${list} = [])).push(${JSON.stringify(start)});`),
  )
}
