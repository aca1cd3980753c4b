import type { IncomingMessage, ServerResponse } from 'node:http'
import { DRAWING_POLICY } from '#lib/http/content-policy.ts'
import { securityHeaders } from '#lib/http/security-headers.ts'
import { HOME_VARY } from '#lib/i18n/negotiate-locale.ts'
import { ROUTER_HEADERS } from './cacheable-request.ts'

/** What a page or a file can be asked by, as the header `Allow` says it. */
export const READ_METHODS = 'GET, HEAD'

/** Sets what every answer carries, and removes what none should. */
export function setCommonHeaders(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  removeInternalHeaders(response)
  const type = String(response.getHeader('content-type'))
  if (type.startsWith('image/svg')) response.setHeader('Content-Security-Policy', DRAWING_POLICY)
  for (const [name, value] of securityHeaders(headers.host)) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  // Pictures are for messengers, readers of feeds and mails too; all else is the site's own.
  const policy = type.startsWith('image/') ? 'cross-origin' : 'same-origin'
  response.setHeader('Cross-Origin-Resource-Policy', policy)
  // Nobody is to ask later whether a failure has changed.
  if (response.statusCode >= 400) response.removeHeader('ETag')
  if (response.statusCode === 405 && !response.hasHeader('Allow')) {
    response.setHeader('Allow', READ_METHODS)
  }
  setVary(response, type, /^\/(\?|$)/.test(url))
  // No part of anything is sent.
  response.removeHeader('Accept-Ranges')
}

/** Of a page, the framework's router is sent something else; of nothing else there is. */
const PAGE_TYPE = /^text\/(?:html|x-component)/

/** Says on what an answer depends, each thing once. */
function setVary(response: ServerResponse, type: string, isHome: boolean): void {
  const names = [response.getHeader('Vary') ?? []].flat().join(',').split(',')
  const isPage = PAGE_TYPE.test(type)
  const vary = new Map(
    [...names, ...(isHome ? HOME_VARY.split(',') : [])].flatMap((name) => {
      const key = name.trim().toLowerCase()
      return key && (isPage || !ROUTER_HEADERS.includes(key)) ? [[key, name.trim()]] : []
    }),
  )
  if (vary.size > 0) response.setHeader('Vary', [...vary.values()].join(', '))
  else response.removeHeader('Vary')
}

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
function removeInternalHeaders(response: ServerResponse): void {
  const isForRouter = String(response.getHeader('content-type')).startsWith(ROUTER_CONTENT_TYPE)
  for (const name of response.getHeaderNames()) {
    if (!INTERNAL.test(name) || (isForRouter && READ_BY_ROUTER.has(name))) continue
    response.removeHeader(name)
  }
}
