import { connect, type Socket } from 'node:net'

export interface RawClient {
  socket: Socket
  /** All that it was sent, once the other side has closed. */
  closed: Promise<string>
  /** Resolves when it was sent this; rejects where the connection closes before. */
  until(text: string): Promise<void>
}

/** A connection of which a test decides every byte. */
export async function openRaw(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    socket,
    closed,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => received.includes(text) && resolve()
        socket.on('data', look)
        socket.once('close', () => reject(new Error(`closed after: ${received}`)))
        look()
      }),
  }
}

/** An enquiry of which half has been sent. */
export async function beginEnquiry(port: number, name = 'Ada') {
  const link = 'https://aldermere.example/'
  const enquiry = { type: 'staff', name, phone: '+447700900123', page: 'Home', link }
  const body = JSON.stringify(enquiry)
  const head = [
    'POST /api/form-staff HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '\r\n',
  ]
  const client = await openRaw(port)
  client.socket.write(head.join('\r\n') + body.slice(0, 20))
  return { answer: client.closed, finish: () => client.socket.write(body.slice(20)) }
}

/** A connection that has had one answer and is kept for the next request. */
export async function keepAlive(port: number): Promise<RawClient> {
  const client = await openRaw(port)
  client.socket.write('GET /api/countries HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await client.until('HTTP/1.1 200')
  return client
}

/** A client that asks for much more than the buffers on the way hold, and reads none of it. */
export async function askWithoutReading(port: number): Promise<void> {
  const { socket } = await openRaw(port)
  socket.pause()
  socket.write('GET /staff/nanny HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(500))
}
