import { extname } from 'node:path'

export interface Size {
  width: number
  height: number
}

export const MAX_FILE_BYTES = 20 * 1024 * 1024
/** A small file may unfold to more than the memory holds. */
export const MAX_PIXELS = 50_000_000
const MIN_SIDE = 240
const DECODE_LIMIT_S = 20
const ENDINGS: Readonly<Record<Format, readonly string[]>> = {
  JPEG: ['.jpg', '.jpeg'],
  PNG: ['.png'],
  WebP: ['.webp'],
  AVIF: ['.avif'],
}

type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF'

/** What a file really is, whatever its name says. Nothing else is ever given to the decoder. */
export async function inspectPicture(
  name: string,
  bytes: Buffer,
  isThorough = true,
): Promise<{ size: Size } | { fault: string }> {
  const format = formatOf(bytes)
  if (!format) return { fault: describeOther(bytes) }
  const endings = ENDINGS[format]
  if (!endings.includes(extname(name).toLowerCase())) {
    return { fault: `is a ${format} picture; its name must end in ${endings.join(' or ')}` }
  }
  try {
    const { default: sharp } = await import('sharp')
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = size
    if (width * height > MAX_PIXELS) {
      return {
        fault: `has ${width} × ${height} points; at most ${MAX_PIXELS / 1e6} million in all`,
      }
    }
    if (Math.min(width, height) < MIN_SIDE) {
      return { fault: `has ${width} × ${height} points; each side needs ${MIN_SIDE} or more` }
    }
    // Only who decodes all of it knows that it is whole.
    if (!isThorough) return { size: { width, height } }
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .resize(16)
      .timeout({ seconds: DECODE_LIMIT_S })
      .toBuffer()
    return { size: { width, height } }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    return { fault: `cannot be read as a ${format} picture; export it once more (${reason})` }
  }
}

function formatOf(bytes: Buffer): Format | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'JPEG'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'PNG'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'WebP'
  return ascii(4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(8, 12)) ? 'AVIF' : undefined
}

function describeOther(bytes: Buffer): string {
  const start = bytes.toString('utf8', 0, 1_000).toLowerCase()
  const wanted = 'export it as JPEG, PNG, WebP or AVIF'
  if (start.includes('<svg')) return `is an SVG drawing, which may hold a program; ${wanted}`
  if (start.startsWith('gif8')) return `is a GIF; ${wanted}`
  if (/^....ftyp(?:hei|mif)/s.test(start)) return `is a HEIC photograph of a telephone; ${wanted}`
  return `is no picture of a kind that is shown here; ${wanted}`
}
