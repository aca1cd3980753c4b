import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUpstreamError } from './errors.ts'
import { createHttpTransport } from './http-transport.ts'
import { ScriptedBackend } from './scripted-backend.ts'
import type { TransportRequest } from './transport.ts'

const OPTION: TransportRequest = { service: 'main', path: '/api/option', search: '', locale: 'en' }
/** Twice the limit: it tells an answer in time from none, not a fast machine from a slow one. */
const WELL_OVER_THE_LIMIT_MS = 5000

let backend: ScriptedBackend
let origin: string

beforeEach(async () => {
  backend = new ScriptedBackend()
  origin = await backend.start()
})
afterEach(() => backend.stop())

describe('createHttpTransport', () => {
  it('asks in the language and with the query of the read, below the base URL', async () => {
    backend.on('/v1/api/option', ({ language }) => ({ json: { language } }))
    const transport = createHttpTransport({ main: `${origin}/v1/` })
    const answer = await transport({ ...OPTION, locale: 'ru', search: '?page=2' })
    expect(answer).toEqual({
      status: 200,
      contentType: 'application/json',
      body: '{"language":"ru"}',
    })
    expect(backend.asked).toEqual(['/v1/api/option?page=2'])
  })

  it('answers 404 for a service that has no address', async () => {
    const transport = createHttpTransport({ jobs: origin })
    expect(await transport(OPTION)).toMatchObject({ status: 404 })
    expect(backend.asked).toEqual([])
  })

  it('follows no redirect', async () => {
    backend.on('/api/option', { status: 302, json: {} })
    const transport = createHttpTransport({ main: origin })
    expect(await transport(OPTION)).toMatchObject({ status: 302 })
  })

  it('gives up on a backend that does not answer', async () => {
    backend.on('/api/option', 'hang')
    const startedAt = performance.now()
    const failure = await failureOf(createHttpTransport({ main: origin })(OPTION))
    expect(failure).toMatchObject({ status: 504, endpoint: '/api/option', isServiceWide: true })
    expect(performance.now() - startedAt).toBeLessThan(WELL_OVER_THE_LIMIT_MS)
  })

  it('gives up on an answer that never ends', async () => {
    const drip = createServer((_request, response) => {
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve))
    const address = drip.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const startedAt = performance.now()
    const failure = await failureOf(
      createHttpTransport({ main: `http://127.0.0.1:${port}` })(OPTION),
    )
    drip.closeAllConnections()
    drip.close()
    expect(failure).toMatchObject({ status: 504 })
    expect(performance.now() - startedAt).toBeLessThan(WELL_OVER_THE_LIMIT_MS)
  })

  it('says that a backend cannot be reached', async () => {
    await backend.stop()
    const failure = await failureOf(createHttpTransport({ main: origin })(OPTION))
    expect(failure).toMatchObject({ status: 502, reason: 'no connection (ECONNREFUSED)' })
  })

  it('reads no more than 5 MB', async () => {
    const transport = createHttpTransport({ main: origin })
    backend.on('/api/option', { text: 'x'.repeat(5 * 1024 * 1024) })
    expect((await transport(OPTION)).body).toHaveLength(5 * 1024 * 1024)
    backend.on('/api/option', { text: 'x'.repeat(5 * 1024 * 1024 + 1) })
    expect(await failureOf(transport(OPTION))).toMatchObject({
      status: 502,
      reason: 'the answer is too large',
      isServiceWide: false,
    })
  })

  it('asks once more where the connection was lost, and only once', async () => {
    let lost = 0
    backend.on('/api/option', () => (lost++ === 0 ? 'break off' : { json: {} }))
    const transport = createHttpTransport({ main: origin })
    expect(await transport(OPTION)).toMatchObject({ status: 200 })
    backend.on('/api/option', 'break off')
    expect(await failureOf(transport(OPTION))).toMatchObject({ status: 502 })
    expect(backend.asked).toHaveLength(4)
  })
})

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return isUpstreamError(error) ? error : undefined
}
