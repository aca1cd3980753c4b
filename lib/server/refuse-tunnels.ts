import type { Server } from 'node:http'
import { READ_METHODS } from './methods.ts'

const ANSWER = [
  'HTTP/1.1 405 Method Not Allowed',
  `Allow: ${READ_METHODS}`,
  'Content-Length: 0',
  'Connection: close',
  '\r\n',
].join('\r\n')

/** A request for a tunnel has its own event; nobody listening, it would get no answer at all. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    // From here on the server looks after the socket no more, and an error would end the process.
    socket.on('error', () => socket.destroy())
    socket.end(ANSWER, () => socket.destroy())
  })
}
