import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, fetch } from 'undici'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createEnquiryHandler } from '#lib/enquiries/receive/enquiry-handler.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { createRateLimit } from '#lib/enquiries/receive/rate-limit.ts'
import { toFormTerms } from './data-terms.ts'
import { CALLBACK, startServer, testStore } from './fixture-enquiries.ts'
import { isFormAddress, respondInNode } from './node-adapter.ts'
import { createSyntheticMarker } from './synthetic/marker.ts'

const PATH = '/api/form-staff'
const JSON_TYPE = { 'content-type': 'application/json' }

async function site() {
  const submit = vi.fn(
    async () => ({ kind: 'accepted', reference: 'A-4F7K', status: 202 }) as const,
  )
  const handler = createEnquiryHandler({
    submit,
    rateLimit: createRateLimit(undefined),
    siteUrl: 'https://site.test',
    chats: async () => undefined,
    termsIn: (language) => toFormTerms(language, undefined),
    synthetic: createSyntheticMarker(testStore()),
  })
  const ended = vi.fn()
  const url = await startServer((request, response) => {
    request.headers['x-client-address'] = '192.0.2.1'
    respondInNode(
      request,
      response,
      (web) => {
        const match = findForm(new URL(web.url).pathname)
        return match ? handler(web, match) : Promise.reject(new Error('no form'))
      },
      { timeoutMs: 300, drainBytes: 2_000_000, drainMs: 300 },
    ).then(ended, ended)
  })
  const post = (body: NonNullable<Parameters<typeof fetch>[1]>['body'], headers = {}) =>
    fetch(url + PATH, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body,
      duplex: 'half',
    })
  return { url, post, submit, ended }
}

test('a form is answered, with the address that the server sees', async () => {
  const { post, submit } = await site()
  const response = await post(JSON.stringify(CALLBACK), { 'x-client-address': '6.6.6.6' })
  expect([response.status, await response.json()]).toEqual([202, { reference: 'A-4F7K' }])
  expect(response.headers.get('content-length')).toBe('22')
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ fields: CALLBACK }), '192.0.2.1')
})

test('an answer without a body has none', async () => {
  const { url } = await site()
  const response = await fetch(url + PATH, { method: 'OPTIONS' })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect((await fetch(url + PATH, { method: 'HEAD' })).status).toBe(405)
})

test.each([
  ['/api/form-staff?lang=ru', true],
  ['/api/vacancies/17/apply', true],
  ['/api/vacancies/17', false],
  ['/api/vacancies/a%2Fb/apply', false],
  ['/api/option', false],
  ['/?x=/api/form-staff', false],
])('%s is a form address: %s', (url, isForm) => {
  expect(isFormAddress(url)).toBe(isForm)
})

describe('a body that is too long', () => {
  test('of a megabyte is refused in a way that is heard, and the connection goes on', async () => {
    const { url } = await site()
    const agent = new Agent({ connections: 1, pipelining: 1 })
    onTestFinished(() => agent.close())
    const send = (body: string) =>
      fetch(url + PATH, { method: 'POST', headers: JSON_TYPE, body, dispatcher: agent })
    const refused = await send('x'.repeat(1_000_000))
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'keep-alive'])
    await refused.text()
    expect((await send(JSON.stringify(CALLBACK))).status).toBe(202)
  })

  test('is refused also where it does not say how long it is', async () => {
    const { post } = await site()
    const body = new ReadableStream({
      start: (controller) => {
        for (let count = 0; count < 200; count += 1) controller.enqueue(new Uint8Array(1_024))
        controller.close()
      },
    })
    expect((await post(body)).status).toBe(413)
  })

  test('of a gigabyte is not read: the connection ends with the answer', async () => {
    const { url } = await site()
    const { promise, resolve } = Promise.withResolvers<[number | undefined, string | undefined]>()
    const headers = { ...JSON_TYPE, 'content-length': 1_000_000_000 }
    const request = httpRequest(url + PATH, { method: 'POST', headers }, (response) => {
      resolve([response.statusCode, response.headers.connection])
    })
    request.on('error', () => {})
    request.write(Buffer.alloc(20_000))
    expect(await promise).toEqual([413, 'close'])
    request.destroy()
  })

  test('that never ends is broken off', async () => {
    const { url } = await site()
    const head = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    const { text } = await rawly(url, async (write) => {
      write(head)
      write(`5000\r\n${'x'.repeat(20_480)}\r\n`)
      while (write('1\r\nx\r\n')) await wait(5)
    })
    expect(text).toContain('HTTP/1.1 413')
    expect(text).toContain('Connection: close')
  })
})

describe('a body that drips', () => {
  const head = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`

  test('is broken off, and others are served meanwhile', async () => {
    const { url, post } = await site()
    let isAnyOver = false
    const drips = Array.from({ length: 30 }, () =>
      rawly(url, async (write) => {
        write(head)
        while (write('{')) await wait(20)
        isAnyOver = true
      }),
    )
    expect((await post(JSON.stringify(CALLBACK))).status).toBe(202)
    expect(isAnyOver).toBe(false)
    const ends = await Promise.all(drips)
    for (const { text } of ends) expect(text).toContain('HTTP/1.1 408')
  })

  test('is forgotten where the sender goes away', async () => {
    const { url, submit, ended } = await site()
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}{"a`))
    await wait(50)
    socket.destroy()
    await vi.waitFor(async () => expect(ended).toHaveBeenCalledOnce())
    expect(ended).toHaveBeenCalledWith(undefined)
    expect(submit).not.toHaveBeenCalled()
  })
})

/** Talks on a bare connection until the other side ends it. `write` is false once it has. */
async function rawly(url: string, talk: (write: (text: string) => boolean) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<{ text: string }>()
  let text = ''
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve({ text }))
  await talk((part) => {
    if (socket.destroyed || socket.readableEnded) return false
    socket.write(part)
    return true
  })
  return await promise
}
