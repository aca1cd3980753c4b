import sharp from 'sharp'
import { request } from 'undici'
import type { Known } from './check-reads.ts'
import type { Tell } from './report.ts'

const MAX_PICTURES = 20
const MAX_BYTES = 20 * 1024 * 1024
const HEAVY_BYTES = 600 * 1024
const TIMEOUT_MS = 10_000
/** Rounding by whoever made the picture smaller. */
const TOLERANCE = 0.02

/** Whether browsers get the pictures that are named, and in the form that pages leave room for. */
export async function checkPictures({ pictures }: Known, baseUrl: string, tell: Tell) {
  const some = [...pictures].slice(0, MAX_PICTURES)
  if (pictures.size > some.length) {
    tell('note', 'pictures', `${some.length} of ${pictures.size} were looked at`)
  }
  for (const [src, stated] of some) {
    const url = URL.parse(src, baseUrl)
    if (!url) {
      tell('fault', src, 'no address')
      continue
    }
    if (url.protocol !== 'https:' && url.origin !== new URL(baseUrl).origin) {
      tell('fault', src, 'not https: browsers do not load it into a page that is')
      continue
    }
    try {
      const { statusCode, headers, body } = await request(url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const bytes = await readBounded(body)
      const type = String(headers['content-type'] ?? 'no type')
      if (statusCode !== 200) tell('fault', src, `status ${statusCode}`)
      else if (!type.startsWith('image/')) tell('fault', src, `it is ${type}, not a picture`)
      else await checkSize(src, bytes, stated, tell)
    } catch (error) {
      tell('fault', src, `cannot be loaded (${error instanceof Error ? error.name : 'unknown'})`)
    }
  }
}

async function checkSize(
  src: string,
  bytes: Buffer,
  stated: { width: number; height: number },
  tell: Tell,
) {
  if (bytes.length > HEAVY_BYTES) {
    tell('warning', src, `${Math.round(bytes.length / 1024)} KiB: heavy for a phone`)
  }
  const { width, height } = await sharp(bytes).metadata()
  const isSameForm = Math.abs(width / height / (stated.width / stated.height) - 1) < TOLERANCE
  if (!isSameForm) {
    tell(
      'warning',
      src,
      `it is ${width} × ${height}, and ${stated.width} × ${stated.height} is stated`,
    )
  }
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
