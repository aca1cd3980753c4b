/** Names asked for within this time go in one request. */
const GATHER_MS = 30
export const ICONS_LIMIT_MS = 1_500

export interface IconShape {
  viewBox: string
  paths: string[]
  /** A flat fill under the lines. */
  tone?: string
}

interface IconBatchOptions {
  fetch: (address: string, options: RequestInit) => Promise<Response>
  warn: (message: string) => void
}

/** Fetches shapes by name, in batches, each name once; one that cannot be had is warned about once. */
export function createIconBatch({ fetch, warn }: IconBatchOptions) {
  const asked = new Set<string>()
  const shapes = new Map<string, IconShape>()
  const listeners = new Set<() => void>()
  let gathering: string[] = []

  function request(name: string): void {
    if (asked.has(name)) return
    asked.add(name)
    if (gathering.length === 0) setTimeout(send, GATHER_MS)
    gathering.push(name)
  }

  async function send(): Promise<void> {
    const names = gathering.toSorted()
    gathering = []
    const found = await load(names)
    for (const [name, shape] of found) shapes.set(name, shape)
    const missing = names.filter((name) => !shapes.has(name))
    if (missing.length > 0) warn(`No icon for: ${missing.join(', ')}`)
    for (const listener of listeners) listener()
  }

  async function load(names: string[]): Promise<[string, IconShape][]> {
    const given = new AbortController()
    const timer = setTimeout(() => given.abort(), ICONS_LIMIT_MS)
    try {
      const address = `/api/icons?icons=${names.map(encodeURIComponent).join(',')}`
      const response = await fetch(address, { signal: given.signal })
      const answer: unknown = await response.json()
      return response.ok ? readShapes(answer) : []
    } catch {
      return []
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    request,
    find: (name: string) => shapes.get(name),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readShapes(answer: unknown): [string, IconShape][] {
  if (typeof answer !== 'object' || answer === null || !('icons' in answer)) return []
  return Object.entries(answer.icons ?? {}).filter((entry): entry is [string, IconShape] =>
    isShape(entry[1]),
  )
}

function isShape(value: unknown): value is IconShape {
  if (typeof value !== 'object' || value === null) return false
  if (!('viewBox' in value && 'paths' in value)) return false
  const { viewBox, paths } = value
  if ('tone' in value && typeof value.tone !== 'string') return false
  const isPathList = Array.isArray(paths) && paths.every((path) => typeof path === 'string')
  return typeof viewBox === 'string' && isPathList
}
