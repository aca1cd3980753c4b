import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '#lib/log/log.ts'

const SCRIPT = /<script(?=[\s/>])([^>]*)>([\s\S]*?)<\/script[^>]*>/gi
const EXTERNAL = /\ssrc\s*=/i
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/

/** The first script of the payload: it makes the list that the others are pushed to. */
export const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])'
const PAYLOAD_PIECE = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/
const pieceSchema = z.union([
  z.tuple([z.literal(1), z.string()]).transform(([, text]) => Buffer.from(text)),
  z.tuple([z.literal(3), z.base64()]).transform(([, bytes]) => Buffer.from(bytes, 'base64')),
])

const NOTHING = Buffer.alloc(0)

export interface InlineScripts {
  /** The code of those that the framework wrote. */
  known: Set<string>
  /** The code of all others: something in the page that nobody meant to be there. */
  foreign: string[]
  /** Whether all of the payload is in the page, without which it stays as the server made it. */
  isWhole: boolean
}

/**
 * Tells the framework's own inline scripts from any other by what the framework itself has beside
 * the page: the code that starts the page's chunks stands in the build's manifest, and the rest is
 * the page's payload, cut in pieces. A script that imitates a piece says something else than the
 * payload does at that place, or nothing new.
 */
export function readInlineScripts(
  html: string,
  payload: Buffer,
  bootstraps: ReadonlySet<string>,
): InlineScripts {
  const known = new Set<string>()
  const foreign: string[] = []
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', code = '']) => ({
    attributes,
    code,
  })).filter(({ attributes }) => isInline(attributes))

  // From the end: behind the framework's last piece there is no content.
  let end = payload.length
  for (const { code } of scripts.reverse()) {
    const isConstant = code === PAYLOAD_START || bootstraps.has(code)
    const piece = isConstant ? NOTHING : toPiece(code)
    if (piece && payload.subarray(Math.max(end - piece.length, 0), end).equals(piece)) {
      end -= piece.length
      known.add(code)
    } else {
      foreign.push(code)
    }
  }
  return { known, foreign, isWhole: end === 0 }
}

/** The page without those scripts of its own. */
export function withoutScripts(html: string, known: ReadonlySet<string>): string {
  return html.replaceAll(SCRIPT, (script: string, attributes: string, code: string) =>
    isInline(attributes) && known.has(code) ? '' : script,
  )
}

function isInline(attributes: string): boolean {
  return !EXTERNAL.test(attributes) && !DATA_BLOCK.test(attributes)
}

function toPiece(code: string): Buffer | undefined {
  const [, literal] = PAYLOAD_PIECE.exec(code) ?? []
  if (literal === undefined) return undefined
  try {
    return pieceSchema.parse(JSON.parse(literal))
  } catch {
    return undefined
  }
}

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

const MAX_REMEMBERED = 200
const SHOWN_LENGTH = 120

/** Tells of each script that has no place in a page, and of a page that cannot start, once. */
export function createScriptReport(log: Log): (page: string, scripts: InlineScripts) => void {
  const told = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  const tellOnce = (key: string, page: string, fields: object, message: string) => {
    if (told.has(key)) return
    told.set(key, true)
    log.error({ page, ...fields }, message)
  }
  return (page, { foreign, isWhole }) => {
    for (const code of foreign) {
      const script = code.slice(0, SHOWN_LENGTH)
      tellOnce(
        code,
        page,
        { script },
        'a page has an inline script of unknown origin: it is not run',
      )
    }
    if (!isWhole)
      tellOnce(page, page, {}, 'a page lacks scripts of its own: it stays without script')
  }
}
