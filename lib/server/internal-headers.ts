import type { ServerResponse } from 'node:http'

const INTERNAL = /^x-(?:nextjs|middleware)-|^x-powered-by$/

/** What the framework's router in the browser reads from the answer to a navigation. */
const READ_BY_ROUTER = new Set([
  'x-nextjs-deployment-id',
  'x-nextjs-postponed',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
])
const ROUTER_CONTENT_TYPE = 'text/x-component'

/** What the framework says to itself in headers is of no use to anybody else. */
export function removeInternalHeaders(response: ServerResponse): void {
  const isForRouter = String(response.getHeader('content-type')).startsWith(ROUTER_CONTENT_TYPE)
  for (const name of response.getHeaderNames()) {
    if (!INTERNAL.test(name) || (isForRouter && READ_BY_ROUTER.has(name))) continue
    response.removeHeader(name)
  }
}
