import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { assetsOf, createScales } from './budget-weigh.ts'

test('a page loads every script and style that its HTML names, each once', () => {
  const html = `
    <link rel="preload" as="script" fetchPriority="low" href="/a.js"/>
    <link rel="modulepreload" href="/b.js?x=1&amp;y=2"/>
    <link rel="preload" as="font" href="/font.woff2"/>
    <link rel="stylesheet" href="/a.css" data-precedence="next"/>
    <script src="/payload.js?of=hash" defer=""></script>
    <script src="/a.js" async=""></script>
    <script noModule="" src="/polyfills.js"></script>
    <script type="application/ld+json">{"src": "no.js"}</script>
    <script>self.__next_f.push([1,"/c.js"])</script>`
  expect(assetsOf(html)).toEqual({
    scripts: ['/a.js', '/b.js?x=1&y=2'],
    payloads: ['/payload.js?of=hash'],
    styles: ['/a.css'],
    fonts: ['/font.woff2'],
  })
})

test('an address is weighed compressed and asked for once; one that fails is a failure', async () => {
  const text = 'function a() {}\n'.repeat(500)
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    response.writeHead(request.url === '/a.js' ? 200 : 404).end(text)
  }).listen(0)
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const weigh = createScales(`http://localhost:${port}`)
  expect(await weigh('/a.js')).toBe(brotliCompressSync(Buffer.from(text)).length)
  await weigh('/a.js')
  expect(asked).toBe(1)
  await expect(weigh('/b.js')).rejects.toThrow('/b.js answers 404')
  server.close()
})
