import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  FAILURE_HEADER,
  noteFailure,
  type RequestContext,
  runInRequestContext,
  toFailureHeader,
} from '#lib/log/request-context.ts'
import { logFailedResponse } from './failed-responses-log.ts'

function recordedLog() {
  return { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
}

async function ask(path: string, listener: RequestListener) {
  const log = recordedLog()
  const server = createServer((request, response) => {
    const context: RequestContext = { isSent: false }
    const { method = '', url = '' } = request
    logFailedResponse(response, { method, url }, { context, log })
    runInRequestContext(context, () => listener(request, response))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const response = await fetch(`http://127.0.0.1:${address.port}${path}`)
  await response.text()
  return { log, response }
}

test('a failed answer is one line with route, status and cause, without the query', async () => {
  const { log } = await ask('/ru/blog?q=Jane', (_, response) => {
    noteFailure({ cause: 'no answer in time' })
    noteFailure({ cause: 'what came of that' })
    response.writeHead(504).end()
  })
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { method: 'GET', route: '/ru/blog', status: 504, cause: 'no answer in time' },
    expect.any(String),
  )
})

test('a page that several wait for carries why to each, and not to the visitor', async () => {
  const note = { cause: 'статус', detail: 'a\nb', err: new Error('x') }
  const { log, response } = await ask('/blog', (_, answer) => {
    answer.setHeader(FAILURE_HEADER, toFailureHeader(note))
    answer.writeHead(500).end()
  })
  expect(response.headers.has(FAILURE_HEADER)).toBe(false)
  const { err, ...told } = note
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...told, stack: err.stack }),
    expect.any(String),
  )
})

test.each([
  [200, undefined],
  [304, undefined],
  [404, 'debug'],
  [410, 'debug'],
  [405, 'info'],
  [429, 'info'],
  [500, 'error'],
] as const)('an answer %i is logged as %s', async (status, level) => {
  const { log } = await ask('/', (_, response) => response.writeHead(status).end())
  const called = Object.entries(log).flatMap(([name, { mock }]) => mock.calls.map(() => name))
  expect(called).toEqual(level ? [level] : [])
})

test('an error that is reported while an answer succeeds is not lost', async () => {
  const { log } = await ask('/', (_, response) => {
    noteFailure({ cause: 'an unexpected error' })
    response.writeHead(200).end()
  })
  expect(log.warn).toHaveBeenCalledOnce()
})

test('a refusal of the backend is worth a warning', async () => {
  const { log } = await ask('/', (_, response) => {
    noteFailure({ cause: '/api/blog: status 403' })
    response.writeHead(403).end()
  })
  expect(log.warn).toHaveBeenCalledOnce()
})
