import { brotliCompressSync } from 'node:zlib'

export interface WeighedPage {
  scripts: string[]
  styles: string[]
  /** Those that are asked for before the style sheet has come. */
  fonts: string[]
}

const TAG = /<(script|link)\b([^>]*)>/g
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
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] }
}

/** Weighs addresses of a site as they go over the wire at best, each once. */
export function createScales(origin: string) {
  const weights = new Map<string, Promise<number>>()

  async function fetchWeight(address: string): Promise<number> {
    const response = await fetch(new URL(address, origin))
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length
  }

  return (address: string): Promise<number> => {
    const weight = weights.get(address) ?? fetchWeight(address)
    weights.set(address, weight)
    return weight
  }
}

function readAttributes(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replaceAll('&amp;', '&'),
  ])
  return Object.fromEntries(pairs)
}
