import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from './ask.ts'

/** A picture whose form is not the one that is stated. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="90"/>'
const PHOTO = '{"src":"/picture.svg","alt":"x","width":900,"height":100}'
/** What a terminal would obey. */
export const TERMINAL_ORDER = '\u001B[2J'

/**
 * A backend that says what a good one says, and does each thing wrong that a good one would not:
 * one language for all, filters and pages that change nothing, 200 for what there is not, pictures
 * of another form, a menu that leads nowhere, enquiries taken twice, with anything or nothing in
 * them, and no word to browsers.
 */
export async function startDistortingBackend(good: string) {
  const server = createServer((request, response) => {
    answer(request, response, good).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let posts = 0

async function answer(request: IncomingMessage, response: ServerResponse, good: string) {
  const { pathname } = new URL(request.url ?? '/', good)
  if (request.method === 'POST') {
    request.resume()
    posts += 1
    response.writeHead(posts % 2 === 1 ? 201 : 200).end()
    return
  }
  if (pathname === '/picture.svg') {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(PICTURE)
    return
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { 'Access-Control-Allow-Origin': 'https://other.example' }).end()
    return
  }
  const headers = { 'accept-language': 'en' }
  const found = await ask(good, pathname.replace('no-such-thing-7f3a', 'nanny'), { headers })
  const text = found.text
    // A list of many is told as two pages, of which each is the first.
    .replace(/"last_page":\d+/, '"last_page":40')
    .replace('"position":', `"photo":${PHOTO},"position":`)
    .replace('"slug":"nanny"', `"slug":"nobody-${pathname.length}"`)
    .replace(
      '"title":"',
      `"title":"<script>x</script>${JSON.stringify(TERMINAL_ORDER).slice(1, -1)}`,
    )
  response
    .writeHead(found.status, { 'Content-Type': 'application/json', 'Content-Language': 'en' })
    .end(text)
}
