import { z } from 'zod'

const SCRIPT = /<script(?=[\s/>])([^>]*)>([\s\S]*?)<\/script[^>]*>/gi
const EXTERNAL = /\ssrc\s*=/i
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/

/** The first script of the payload: it makes the list that the others are pushed to. */
const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])'
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
  })).filter(({ attributes }) => !EXTERNAL.test(attributes) && !DATA_BLOCK.test(attributes))

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

function toPiece(code: string): Buffer | undefined {
  const [, literal] = PAYLOAD_PIECE.exec(code) ?? []
  if (literal === undefined) return undefined
  try {
    return pieceSchema.parse(JSON.parse(literal))
  } catch {
    return undefined
  }
}
