import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { instance } from '#lib/server/instance.ts'
import { type InlineScripts, PAYLOAD_START, withoutScripts } from './inline-scripts.ts'
import {
  abridge,
  createCollector,
  createOrder,
  parseStrings,
  readStrings,
  unabridge,
} from './page-strings.ts'

const PAYLOAD_PATH = '/payload.js'
const MAX_BYTES = 96 * 1024 * 1024

interface Payload {
  rscData: Buffer
  /** The page that it belongs to. */
  html: string
}

/** The payloads of pages by the hash of their script. */
export type Payloads = LRUCache<string, Payload>

/**
 * Takes the framework's inline scripts out of a page that is kept, and has it load one file of the
 * same content instead, so that the first packets carry what is seen. The file is deferred: it has
 * run before the framework, on DOMContentLoaded, takes the payload for complete. It starts the
 * page's chunks itself, as its last act, so that nothing of the framework runs before it.
 *
 * @returns false where the page stays as it was
 */
export function movePayload(
  page: IncrementalCachedAppPageValue,
  { known, isWhole }: InlineScripts,
  bootstraps: ReadonlySet<string>,
): boolean {
  const bootstrap = onlyOne(bootstraps)
  const { rscData } = page
  if (!isWhole || !rscData || !isUtf8(rscData) || !bootstrap || !known.has(bootstrap)) return false
  const html = withoutScripts(page.html, known)
  const hash = createHash('sha256').update(bootstrap).update(rscData).update(html)
  const name = hash.digest('base64url')
  payloads().set(name, { rscData, html })
  page.html = html.replace(
    '<script',
    `<script src="${PAYLOAD_PATH}?of=${name}" defer=""></script>$&`,
  )
  return true
}

/**
 * The script of that hash. Pages outlive what is kept of them here: a shared cache may send one
 * after a restart, or one that another instance has rendered. Such a page asks for its payload as
 * it is now; where that says something else than the page, React mends the page.
 */
export function payloadScript(
  hash: string,
  bootstraps: ReadonlySet<string>,
): { code: string; isFinal: boolean } {
  const bootstrap = onlyOne(bootstraps) ?? ''
  const start = `payload=>{${PAYLOAD_START};self.__next_f.push([1,payload]);${bootstrap}}`
  const payload = payloads().get(hash)
  if (!payload) return { code: `(${fetchPayload})(${start})`, isFinal: false }
  const strings = parseStrings(payload.html)
  const abridged = toLiteral(abridge(payload.rscData.toString(), strings))
  const code = `(start=>{
const page=(${readStrings})(document,(${createCollector})());
return page.checksum===${strings.checksum}?start((${unabridge})(${abridged},page.strings,(${createOrder})())):(${fetchPayload})(start)
})(${start})`
  return { code, isFinal: true }
}

/** In the browser: asks for the payload of the page as the framework's router does. */
function fetchPayload(start: (payload: string) => void): Promise<void> {
  return fetch(location.pathname + location.search, { headers: { RSC: '1' } })
    .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
    .then(start)
}

function payloads(): Payloads {
  const site = instance()
  site.payloads ??= new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ rscData, html }) => rscData.length + html.length * 2 + 1,
  })
  return site.payloads
}

/** A template needs no escape before the quotation marks, of which a payload is full. */
function toLiteral(text: string): string {
  return `\`${text.replaceAll(/[`\\\r]|\$(?=\{)/g, (sign) => (sign === '\r' ? '\\r' : `\\${sign}`))}\``
}

/** All pages are started alike; should that change, the scripts stay where they are. */
function onlyOne(bootstraps: ReadonlySet<string>): string | undefined {
  const [bootstrap, ...others] = bootstraps
  return others.length === 0 ? bootstrap : undefined
}
