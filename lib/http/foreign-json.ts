import type { z } from 'zod'

type Path = readonly PropertyKey[]

/** What may be left out so that the rest can be used. */
type Omissible = 'list items' | 'list items and optional fields'

type Pruned<T> = { value: T; omitted: string[] } | { fault: string }

/**
 * Parses foreign data, leaving out what can go: the innermost list item around each fault, or
 * else the innermost field that the schema can do without. Texts are paths, never values.
 */
export function parsePruned<S extends z.ZodType>(
  schema: S,
  input: unknown,
  omissible: Omissible,
): Pruned<z.output<S>> {
  const first = schema.safeParse(input)
  if (first.success) return { value: first.data, omitted: [] }

  const rest: unknown = structuredClone(input)
  const omitted: string[] = []
  for (let parsed: z.ZodSafeParseResult<z.output<S>> = first; ; parsed = schema.safeParse(rest)) {
    if (parsed.success) return { value: parsed.data, omitted }
    const paths = new Map<string, Path>()
    for (const issue of parsed.error.issues) {
      const path = pathToOmit(rest, issue.path, omissible)
      if (!path) return { fault: textOf(issue.path) }
      paths.set(textOf(path), path)
    }
    omitted.push(...paths.keys())
    for (const path of [...paths.values()].sort(lastFirst)) omit(rest, path)
  }
}

/** `{"data": X}` is X; many backends wrap. */
export function unwrap(payload: unknown): unknown {
  return isRecord(payload) && 'data' in payload ? payload.data : payload
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pathToOmit(root: unknown, issue: Path, omissible: Omissible): Path | undefined {
  const lastIndex = issue.findLastIndex((key) => typeof key === 'number')
  if (lastIndex >= 0) {
    const item = issue.slice(0, lastIndex + 1)
    return valueAt(root, item) === undefined ? undefined : item
  }
  if (omissible === 'list items') return undefined
  const depth = issue.findLastIndex(
    (_key, at) => valueAt(root, issue.slice(0, at + 1)) !== undefined,
  )
  return depth < 0 ? undefined : issue.slice(0, depth + 1)
}

function omit(root: unknown, path: Path): void {
  const parent = valueAt(root, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1)
  else if (typeof parent === 'object' && parent !== null && key !== undefined) {
    Reflect.deleteProperty(parent, key)
  }
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/** Later items before earlier ones, and what is inside before what is around it. */
function lastFirst(a: Path, b: Path): number {
  for (const [at, key] of a.entries()) {
    const other = b[at]
    if (other === undefined) return -1
    if (typeof key === 'number' && typeof other === 'number' && key !== other) return other - key
    if (key !== other) return String(key) < String(other) ? -1 : 1
  }
  return b.length > a.length ? 1 : 0
}

function textOf(path: Path): string {
  return path.map(String).join('.')
}
