import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { toBackendAddress } from './backend-access.ts'
import { createHttpTransport } from './http-transport.ts'

async function backend() {
  const seen: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { host: `127.0.0.1:${address.port}`, seen }
}

const READ = { service: 'main', path: '/api/option', search: '', locale: 'en' } as const

test('a read says who asks, and shows the token of its service alone', async () => {
  const { host, seen } = await backend()
  const access = { userAgent: 'site/1.0', tokens: { main: 'token-of-main' } }
  const bases = { main: `http://${host}`, jobs: `http://${host}` }
  const transport = createHttpTransport(bases, { access })
  await transport(READ)
  await transport({ ...READ, service: 'jobs' })
  expect(seen[0]).toMatchObject({
    'user-agent': 'site/1.0',
    authorization: 'Bearer token-of-main',
  })
  expect(seen[1]).not.toHaveProperty('authorization')
})

test('a name and password in the address are sent as such, and leave the address', async () => {
  const { host, seen } = await backend()
  const transport = createHttpTransport({ main: `http://site:p%40ss@${host}/v1/` })
  await transport(READ)
  const pair = Buffer.from('site:p@ss').toString('base64')
  expect(seen[0]?.authorization).toBe(`Basic ${pair}`)
  expect(toBackendAddress(`http://site:p%40ss@${host}/v1/`, 'main').baseUrl).toBe(
    `http://${host}/v1`,
  )
})
