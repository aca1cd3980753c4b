import { UpstreamError } from './errors.ts'
import { type Transport, toRequestTarget } from './transport.ts'

export type EmbeddedApi = (request: Request) => Promise<Response>

const EMBEDDED_API: unique symbol = Symbol.for('site.reads.embedded-api')
const ORIGIN = 'http://embedded.invalid'

/** Makes the embedded API known to every copy of this module in the process. */
export function provideEmbeddedApi(handler: EmbeddedApi): void {
  processState()[EMBEDDED_API] = handler
}

export function createEmbeddedTransport(): Transport {
  return async (read) => {
    const handler = processState()[EMBEDDED_API]
    if (!handler) {
      throw new UpstreamError({ endpoint: read.path, reason: 'the embedded API was not started' })
    }
    const headers = { accept: 'application/json', 'accept-language': read.locale }
    const request = new Request(`${ORIGIN}${toRequestTarget(read)}`, { headers })
    try {
      const response = await handler(request)
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: await response.text(),
      }
    } catch (error) {
      throw new UpstreamError({
        endpoint: read.path,
        reason: 'the embedded API failed',
        cause: error,
      })
    }
  }
}

function processState(): { [EMBEDDED_API]?: EmbeddedApi } {
  return globalThis as typeof globalThis & { [EMBEDDED_API]?: EmbeddedApi }
}
