import { connect } from 'node:net'

const ANSWER_LIMIT_MS = 20_000

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number
  /** Every header line as it came, names in lower case. */
  headers: [string, string][]
  body: string
}

/** Sends exactly this text, and reads until the server hangs up. */
export async function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error('no end of the answer')))
  socket.setEncoding('utf8')
  socket.write(text)
  let answer = ''
  for await (const part of socket) answer += part
  // What comes before the answer proper, as to `Expect: 100-continue`.
  const final = answer.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)+/, '')
  const [head = '', ...rest] = final.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? 0),
    headers: lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
    body: rest.join('\r\n\r\n'),
  }
}

/** Every value of a header, those of a list apart. */
export function valuesOf({ headers }: RawAnswer, name: string): string[] {
  return headers
    .filter(([given]) => given === name)
    .flatMap(([, value]) => value.split(',').map((part) => part.trim()))
}
