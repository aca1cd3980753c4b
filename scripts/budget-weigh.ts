import { brotliCompressSync } from 'node:zlib'

export interface WeighedPage {
  scripts: string[]
  /** What the framework needs to know of the page, where that is a file of its own. */
  payloads: string[]
  styles: string[]
  /** Those that are asked for before the style sheet has come. */
  fonts: string[]
}

const TAG = /<(script|link)\b([^>]*)>/g
const PAYLOAD = /^\/payload\.js/
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi

/** What a page's HTML makes a current browser load before anyone has done anything. */
export function assetsOf(html: string): WeighedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const fonts = new Set<string>()
  for (const [, tag, text = ''] of html.matchAll(TAG)) {
    const attributes = readAttributes(text)
    const { src, href, rel = '', as } = attributes
    if (tag === 'script' && src && !('nomodule' in attributes)) scripts.add(src)
    if (
      tag === 'link' &&
      href &&
      (rel === 'modulepreload' || (rel === 'preload' && as === 'script'))
    )
      scripts.add(href)
    if (tag === 'link' && href && rel === 'stylesheet') styles.add(href)
    if (tag === 'link' && href && rel === 'preload' && as === 'font') fonts.add(href)
  }
  return {
    scripts: [...scripts].filter((script) => !PAYLOAD.test(script)),
    payloads: [...scripts].filter((script) => PAYLOAD.test(script)),
    styles: [...styles],
    fonts: [...fonts],
  }
}

/** Weighs addresses of a site as they go over the wire at best, each once. */
export function createScales(origin: string) {
  const weights = new Map<string, Promise<number>>()

  async function fetchWeight(address: string): Promise<number> {
    const response = await fetch(new URL(address, origin))
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    return weightOf(Buffer.from(await response.arrayBuffer()))
  }

  return (address: string): Promise<number> => {
    const weight = weights.get(address) ?? fetchWeight(address)
    weights.set(address, weight)
    return weight
  }
}

/** In bytes, compressed as well as can be. */
export function weightOf(content: Buffer | string): number {
  return brotliCompressSync(content).length
}

function readAttributes(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replaceAll('&amp;', '&'),
  ])
  return Object.fromEntries(pairs)
}
