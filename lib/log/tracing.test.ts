import { createServer } from 'node:http'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { instance } from '#lib/server/instance.ts'
import { openTracing } from './open-tracing.ts'
import { beginSpan, inSpan, traceHeaders } from './tracing.ts'

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

afterEach(() => {
  instance().tracing = undefined
})

/** Tracing to a collector, and all that it was sent once the tracing is closed. */
async function traced(ratio = 1) {
  let collected = ''
  const server = createServer(async (request, response) => {
    for await (const chunk of request) collected += chunk
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const settings = {
    endpoint: `http://127.0.0.1:${port}/`,
    headers: undefined,
    serviceName: 'site',
  }
  const tracing = openTracing({ ...settings, ratio }, log, { release: 'a-build' })
  instance().tracing = tracing
  return {
    collected: async () => {
      await tracing.close()
      return collected
    },
  }
}

test('without tracing, work is done as it is, and nobody is told of a trace', async () => {
  expect(beginSpan({ name: 'a' })).toBeUndefined()
  expect(await inSpan({ name: 'a' }, async () => traceHeaders())).toEqual({})
})

test('a span goes on with the trace that it is given, and what is in it with the span', async () => {
  const { collected } = await traced()
  const told = await inSpan({ name: 'outer', parent: PARENT }, () =>
    inSpan({ name: 'inner' }, async () => traceHeaders().traceparent),
  )
  expect(told).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-01$/)
  expect(traceHeaders()).toEqual({})
  const text = await collected()
  expect(text.match(/4bf92f3577b34da6a3ce929d0e0e4736/g)).toHaveLength(2)
  expect(text).toContain('a-build')
})

test('what fails is marked so by its kind, and what it says goes nowhere', async () => {
  const { collected } = await traced()
  const failure = Object.assign(new Error('Ann, +447700900123'), { code: 'ECONNRESET' })
  await expect(inSpan({ name: 'a' }, () => Promise.reject(failure))).rejects.toBe(failure)
  const text = await collected()
  expect(text).toContain('ECONNRESET')
  expect(text).not.toMatch(/Ann|7700900123/)
})

test('of traces that are not kept nothing is sent, and whoever is asked hears so', async () => {
  const { collected } = await traced(0)
  const told = await inSpan({ name: 'a' }, async () => traceHeaders().traceparent)
  expect(told).toMatch(/-00$/)
  expect(await collected()).toBe('')
})

test.each(['', 'nonsense', '00-0-0-01', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `${PARENT}-x`])(
  'what is no trace begins one: %j',
  async (parent) => {
    await traced()
    const told = await inSpan({ name: 'a', parent }, async () => traceHeaders().traceparent)
    expect(told).toMatch(/^00-(?!4bf92f35|0{32})[\da-f]{32}-[\da-f]{16}-01$/)
  },
)
