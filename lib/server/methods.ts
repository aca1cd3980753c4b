/** What a page or a file can be asked by, as the header `Allow` says it. */
export const READ_METHODS = 'GET, HEAD'

/** What the handlers of the API can be asked by, whether to take it or to refuse it themselves. */
const API_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** A method that a handler of web requests can be given, which refuses what it does not take. */
export function toApiMethod(method = 'GET'): string {
  return API_METHODS.has(method) ? method : 'DELETE'
}
