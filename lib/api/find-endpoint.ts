import type { ReadEndpoint } from '#lib/resources/definition.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'

export interface EndpointMatch {
  endpoint: ReadEndpoint
  /** The decoded and checked last segment, empty for an endpoint without one. */
  param: string
  /** The path with `param` put in, percent-encoded. */
  path: string
}

export function findEndpoint(pathname: string): EndpointMatch | undefined {
  for (const endpoint of READ_ENDPOINTS) {
    const param = matchPath(endpoint, pathname)
    if (param === undefined) continue
    const path = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(param))
    return { endpoint, param, path }
  }
  return undefined
}

function matchPath({ path, param }: ReadEndpoint, pathname: string): string | undefined {
  const [fixed = ''] = path.split('{')
  if (!param) return pathname === path ? '' : undefined
  if (!pathname.startsWith(fixed)) return undefined
  const parsed = param.safeParse(decode(pathname.slice(fixed.length)))
  return parsed.success ? parsed.data : undefined
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
