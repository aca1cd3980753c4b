import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { Encoding } from './content-encoding.ts'

/**
 * A page with gaps for what differs from one address to the next. Its pieces are compressed once:
 * what fills a gap is put between them as it is, which the format of gzip has blocks for.
 */
export interface PageTemplate {
  pieces: readonly Piece[]
}

interface Piece {
  /** Of a gap: where it is. */
  gap?: 'text' | 'attribute'
  bytes: Buffer
  deflated: Buffer
  checksum: Checksum
}

export interface Filling {
  /** What stands in the gaps of the page as it was rendered. */
  mark: string
  /** Plain texts. */
  text: string
  attribute: string
}

const SCRIPT = '<script(?=[\\s>])[\\s\\S]*?</script>'

/** The gaps are where the mark stands in the page's own markup; scripts are left alone. */
export function toPageTemplate(html: string, mark: string): PageTemplate {
  const pieces: Piece[] = []
  const add = (piece: string, gap?: Piece['gap']) => {
    const bytes = Buffer.from(piece)
    // Every piece ends on a whole byte, and looks back at no other.
    const deflated = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH })
    pieces.push({ bytes, deflated, checksum: checksumOf(bytes), gap })
  }
  let start = 0
  for (const { 0: found, index } of html.matchAll(new RegExp(`${SCRIPT}|${mark}`, 'g'))) {
    if (found !== mark) continue
    const isInTag = html.lastIndexOf('<', index) > html.lastIndexOf('>', index)
    add(html.slice(start, index))
    add('', isInTag ? 'attribute' : 'text')
    start = index + found.length
  }
  add(html.slice(start))
  return { pieces }
}

/** The body of the page for one address, part by part, in the encoding that is said with it. */
export function fillTemplate(
  { pieces }: PageTemplate,
  filling: Filling,
  wanted: Encoding,
): { encoding: Encoding; body: Buffer[] } {
  const values = {
    text: Buffer.from(escapeHtml(filling.text)),
    attribute: Buffer.from(escapeHtml(filling.attribute)),
  }
  if (wanted === 'identity') {
    return {
      encoding: 'identity',
      body: pieces.map(({ gap, bytes }) => (gap ? values[gap] : bytes)),
    }
  }

  let checksum = 0
  let length = 0
  for (const { gap, bytes, checksum: ofPiece } of pieces) {
    checksum = gap ? crc32(values[gap], checksum) : continueChecksum(checksum, ofPiece)
    length += gap ? values[gap].length : bytes.length
  }
  const trailer = Buffer.allocUnsafe(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  const blocks = pieces.flatMap(({ gap, deflated }) =>
    gap ? toStoredBlocks(values[gap]) : deflated,
  )
  // Whoever takes brotli takes gzip as well.
  return { encoding: 'gzip', body: joinSmall([GZIP_HEADER, ...blocks, LAST_BLOCK, trailer]) }
}

/** What is sent as it is costs no memory; of small parts each costs more than to copy it. */
const SMALL_BYTES = 2_048

function joinSmall(parts: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = []
  let small: Buffer[] = []
  const join = () => {
    if (small.length > 0) joined.push(Buffer.concat(small))
    small = []
  }
  for (const part of parts) {
    if (part.length <= SMALL_BYTES) {
      small.push(part)
      continue
    }
    join()
    joined.push(part)
  }
  join()
  return joined
}

/** What a piece makes of the checksum of all that goes before it: of nothing, and of each bit. */
interface Checksum {
  ofNothing: number
  ofBits: readonly number[]
}

/**
 * A checksum of this kind is a sum, modulo two, of what each bit of the one before it becomes. So a
 * piece is gone through once, and not again with each address.
 */
function checksumOf(bytes: Buffer): Checksum {
  const ofNothing = crc32(bytes, 0)
  const ofBits = Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ ofNothing)
  return { ofNothing, ofBits }
}

function continueChecksum(before: number, { ofNothing, ofBits }: Checksum): number {
  const after = ofBits.reduce((sum, of, bit) => ((before >>> bit) & 1 ? sum ^ of : sum), ofNothing)
  return after >>> 0
}

/** No name, no time, of no system in particular. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** Empty, and marked as the last. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])
const MAX_STORED_BYTES = 65_535

/** Blocks of a deflate stream whose content is not compressed. */
function toStoredBlocks(content: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let start = 0; start < content.length; start += MAX_STORED_BYTES) {
    const part = content.subarray(start, start + MAX_STORED_BYTES)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(part.length ^ 0xffff, 3)
    blocks.push(head, part)
  }
  return blocks
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React escapes texts, and attributes alike. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
