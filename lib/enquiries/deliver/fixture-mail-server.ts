import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it was sent. */
  mail: string
}

interface MailServerOptions extends SMTPServerOptions {
  /** Called before a mail is acknowledged; whether it counts as received. */
  onArrived?: (mail: string) => Promise<boolean>
}

/** A mail server on this machine, which keeps what it is sent until the test is over. */
export async function startMailServer({
  onArrived = async () => true,
  ...options
}: MailServerOptions = {}): Promise<{ port: number; received: ReceivedMail[] }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      const mail = Buffer.concat(chunks).toString('utf8')
      if (await onArrived(mail)) received.push({ from, to, mail })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const bound = server.server.address()
  if (!bound || typeof bound === 'string') throw new Error('no port')
  return { port: bound.port, received }
}

/** Headers unfolded, by name; the body decoded. */
export function readMail(mail = '') {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
  )
  const body = rest.join('\r\n\r\n')
  const encoding = headers.get('content-transfer-encoding')
  const text =
    encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : fromQuoted(body)
  return { headers, text, names: lines.map((line) => line.split(':')[0]) }
}

function fromQuoted(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
