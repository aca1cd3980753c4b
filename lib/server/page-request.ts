import type { IncomingMessage } from 'node:http'
import { INTERNAL_HEADER, internalPath } from '#lib/i18n/routes.ts'
import { isRead } from './methods.ts'

/** What would have the framework answer with less than a page. */
const PARTIAL_ANSWER_HEADERS = ['if-none-match', 'if-modified-since', 'range', 'rsc']
/** The framework takes this ending for a wish of its own, and would answer with no page. */
const FRAMEWORK_ENDING = /\.rsc$/i

/**
 * Makes of a request what the framework can render a true page for. Some are given the internal
 * address at once: a method that no page takes (the page then says so, or that it is unknown), and
 * addresses that the framework would not take for a page's.
 */
export function toPageRequest(request: IncomingMessage): IncomingMessage {
  // Of a page that there is not, the framework would say that it has not changed.
  if (request.headers['if-none-match']?.trim() === '*') delete request.headers['if-none-match']
  const isRefused = !isRead(request.method)
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (!isRefused && !FRAMEWORK_ENDING.test(pathname)) return request

  const address = { pathname, query: searchParams }
  const path = internalPath(address, { isRefused }).replace(FRAMEWORK_ENDING, '%2Ersc')
  for (const name of PARTIAL_ANSWER_HEADERS) delete request.headers[name]
  request.headers[INTERNAL_HEADER] = '1'
  if (isRefused) request.method = 'GET'
  request.url = path + search
  return request
}
