import {
  READ_ENDPOINTS,
  type ReadEndpoint,
  type ReadEndpointName,
} from '#lib/resources/read-endpoints.ts'

export interface EndpointMatch {
  name: ReadEndpointName
  service: ReadEndpoint['service']
  answer: ReadEndpoint['answer']
  /** The decoded and checked last segment, empty for an endpoint without one. */
  param: string
  /** The path with `param` put in, percent-encoded. */
  path: string
}

const ENDPOINTS: readonly (ReadEndpoint & { name: ReadEndpointName })[] = READ_ENDPOINTS

export function findEndpoint(pathname: string): EndpointMatch | undefined {
  for (const endpoint of ENDPOINTS) {
    const param = matchPath(endpoint, pathname)
    if (param === undefined) continue
    const { name, service, answer } = endpoint
    return {
      name,
      service,
      answer,
      param,
      path: endpoint.path.replace(/\{\w+\}/, encodeURIComponent(param)),
    }
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
