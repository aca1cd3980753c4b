import { UpstreamError } from './errors.ts'
import { type Transport, toRequestTarget } from './transport.ts'

export interface EmbeddedApi {
  handle(request: Request): Promise<Response>
}

const ORIGIN = 'http://embedded.invalid'

export function createEmbeddedTransport(api: EmbeddedApi | undefined): Transport {
  return async (read) => {
    if (!api) {
      throw new UpstreamError({ endpoint: read.path, reason: 'the embedded API was not started' })
    }
    const headers = { accept: 'application/json', 'accept-language': read.locale }
    const request = new Request(`${ORIGIN}${toRequestTarget(read)}`, { headers })
    try {
      const response = await api.handle(request)
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
