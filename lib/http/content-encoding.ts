import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** At once, while somebody waits; and once more at leisure, for all who come later. */
export type Effort = 'quick' | 'best'

const PREFERRED: Encoding[] = ['br', 'gzip', 'identity']
const MIN_COMPRESSED_BYTES = 1_000
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|javascript|manifest))|\+xml/
const QUALITY = { br: { quick: 4, best: 11 }, gzip: { quick: 6, best: 9 } }

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Browsers state a handful of different wishes, and each costs some time to read. */
const negotiated = new LRUCache<string, Encoding>({ max: 200 })

/** The smallest encoding that an `Accept-Encoding` header takes. */
export function negotiateEncoding(header = ''): Encoding {
  const known = negotiated.get(header)
  if (known) return known
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(PREFERRED)
  const encoding = PREFERRED.find((each) => taken.includes(each)) ?? 'identity'
  if (header.length <= 200) negotiated.set(header, encoding)
  return encoding
}

export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType)
}

/** Runs beside the event loop. */
export async function compress(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Buffer> {
  const quality = QUALITY[encoding][effort]
  if (encoding === 'gzip') return deflate(body, { level: quality })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** The other way round, at once: it takes a tenth of the time. */
export function decompress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body)
}
