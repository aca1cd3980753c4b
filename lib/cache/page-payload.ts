import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { buildManifest } from '#lib/config/build-manifest.ts'
import { instance } from '#lib/server/instance.ts'
import {
  bootstrapScripts,
  type InlineScripts,
  PAYLOAD_START,
  withoutScripts,
} from './inline-scripts.ts'
import { Packed } from './packed.ts'
import {
  abridge,
  createCollector,
  createOrder,
  parseStrings,
  readStrings,
  unabridge,
} from './page-strings.ts'

export const PAYLOAD_PATH = '/payload.js'
const MAX_BYTES = 16 * 1024 * 1024
const MARK_LENGTH = 6
const HASH_LENGTH = 22

interface Payload {
  rscData: Buffer
  /** The page that it belongs to. */
  html: string
}

/** The payloads of pages by the name of their script: a mark of the build, and a hash. */
export type Payloads = LRUCache<string, Packed<Payload>>

export interface PageBuild {
  id: string
  /** The scripts that start its pages. */
  bootstraps: ReadonlySet<string>
}

/** The build that this process serves. */
export function pageBuild(): PageBuild {
  return { id: buildManifest()?.id ?? '', bootstraps: bootstrapScripts() }
}

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
  build: PageBuild,
): boolean {
  const bootstrap = onlyOne(build.bootstraps)
  const { rscData } = page
  if (!isWhole || !rscData || !isUtf8(rscData) || !bootstrap || !known.has(bootstrap)) return false
  const html = withoutScripts(page.html, known)
  const hash = createHash('sha256').update(bootstrap).update(rscData).update(html)
  const name = `${markOf(build)}.${hash.digest('base64url').slice(0, HASH_LENGTH)}`
  payloads().set(name, new Packed({ rscData, html }))
  page.html = html.replace(
    '<script',
    `<script src="${PAYLOAD_PATH}?of=${name}" defer=""></script>$&`,
  )
  return true
}

/**
 * The script of that name, with which a page starts; undefined where this process does not have it.
 * What is in it is final.
 */
export function payloadScript(name: string, build: PageBuild): string | undefined {
  const payload = payloads().get(name)?.read()
  if (!payload) return undefined
  const strings = parseStrings(payload.html)
  const abridged = toLiteral(abridge(payload.rscData.toString(), strings))
  return `(start=>{
const page=(${readStrings})(document,(${createCollector})());
return page.checksum===${strings.checksum}?start((${unabridge})(${abridged},page.strings,(${createOrder})())):(${fetchPayload})(start,${reload},${inPayload(build)})
})(${startOf(build)})`
}

/**
 * What a page starts with whose payload nobody has. Pages outlive what is kept of them: a shared
 * cache may send one after a restart, or one that another instance has rendered. Such a page asks
 * for its payload as it is now; where that says something else than the page, React mends the page.
 * A page of another build cannot be started with the code of this one, and is loaded anew.
 */
export function missingPayloadScript(name: string, build: PageBuild): string {
  if (!name.startsWith(`${markOf(build)}.`)) return `(${reload})()`
  return `(${fetchPayload})(${startOf(build)},${reload},${inPayload(build)})`
}

function startOf({ bootstraps }: PageBuild): string {
  const bootstrap = onlyOne(bootstraps) ?? ''
  return `payload=>{${PAYLOAD_START};self.__next_f.push([1,payload]);${bootstrap}}`
}

/** In the browser: asks for the payload of the page as the framework's router does. */
function fetchPayload(
  start: (payload: string) => void,
  reload: () => void,
  build: string,
): Promise<void> {
  // With the query of the router, without which the site would lead there.
  const address = `${location.pathname + (location.search || '?')}&_rsc`.replace('?&', '?')
  return fetch(address, { headers: { RSC: '1' } })
    .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
    .then((payload) => (payload.includes(build) ? start(payload) : reload()))
}

/** In the browser: once, since the next may be such a page as well; it can be read without script. */
function reload(): void {
  const key = `reloaded-for-another-build ${location.pathname}`
  const agoMs = Math.abs(Date.now() - Number(sessionStorage.getItem(key)))
  if (agoMs < 10_000) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

function markOf({ id }: PageBuild): string {
  return id.slice(0, MARK_LENGTH)
}

/** As the framework's payload names the build that it is of, written for a script. */
function inPayload({ id }: PageBuild): string {
  return JSON.stringify(id ? `"b":${JSON.stringify(id)}` : '')
}

function payloads(): Payloads {
  const site = instance()
  site.payloads ??= new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
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
