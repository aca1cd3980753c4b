import { vi } from 'vitest'

interface SentRequest {
  path: string
  body: Record<string, unknown>
  key: string
  /** How long the form was filled in, as it says itself. */
  elapsed: unknown
}

/** A server that answers one request after the other as it is told, and tells what it was sent. */
export function scriptFetch() {
  const waiting: { resolve: (response: Response) => void; reject: (error: Error) => void }[] = []
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
    const { elapsed_ms, ...body } = JSON.parse(String(init.body))
    sent.push({ path, body, key, elapsed: elapsed_ms })
    return new Promise<Response>((resolve, reject) => waiting.push({ resolve, reject }))
  })
  return {
    sent,
    answer: (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
      waiting.shift()?.resolve(Response.json(body, { status, headers })),
    lose: () => waiting.shift()?.reject(new TypeError('Failed to fetch')),
  }
}
