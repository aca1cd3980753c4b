import { createServer } from 'node:http'
import { bytesOf, GZIP } from './measure.ts'

/**
 * Answers everything with the answer of one address, from one buffer: as little as a server of
 * Node can do. Whatever else a site does with a request costs it time on top of this.
 */
const [, , address = ''] = process.argv
/** Node's own, and of a body that has been decompressed on the way here. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive'])

const { headers } = await fetch(address, { headers: GZIP })
const body = await bytesOf(address, GZIP)
const sent = [...headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
sent.push('content-length', String(body.length))

const server = createServer((_request, response) => response.writeHead(200, sent).end(body))
server.listen(0, '127.0.0.1', () => {
  const listening = server.address()
  if (typeof listening === 'object') process.stdout.write(`It listens at ${listening?.port}\n`)
})
process.once('disconnect', () => process.exit())
