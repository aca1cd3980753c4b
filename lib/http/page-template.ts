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
    pieces.push({ bytes, deflated, gap })
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

/** The body of the page for one address, in the encoding that is said with it. */
export function fillTemplate(
  { pieces }: PageTemplate,
  filling: Filling,
  wanted: Encoding,
): { encoding: Encoding; body: Buffer } {
  const values = {
    text: Buffer.from(escapeHtml(filling.text)),
    attribute: Buffer.from(escapeHtml(filling.attribute)),
  }
  const plain = pieces.map(({ gap, bytes }) => (gap ? values[gap] : bytes))
  if (wanted === 'identity') return { encoding: 'identity', body: Buffer.concat(plain) }

  let checksum = 0
  let length = 0
  for (const bytes of plain) {
    checksum = crc32(bytes, checksum)
    length += bytes.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  const blocks = pieces.flatMap(({ gap, deflated }) =>
    gap ? toStoredBlocks(values[gap]) : deflated,
  )
  // Whoever takes brotli takes gzip as well.
  return { encoding: 'gzip', body: Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, trailer]) }
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
