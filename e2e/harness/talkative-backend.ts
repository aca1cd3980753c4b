import { createServer, type Server, type ServerResponse } from 'node:http'
import { HarbourBackend } from './scripted-backend.ts'

/** Stands in every field and header that is not for visitors. */
export const SECRET = 'owner-4711-internal'
/** May not even stand in the log. */
export const PASSWORD = 'hunter2-correct-horse'
export const FOR_PEOPLE = 'Please come back after the tide'

const HEADERS = {
  'x-powered-by': SECRET,
  server: SECRET,
  'set-cookie': `session=${SECRET}`,
  'x-debug': SECRET,
  vary: SECRET,
  etag: `"${SECRET}"`,
}

/** The harbour's backend, with more to say in every object and header than is anybody's business. */
export class TalkativeBackend {
  /** What a path is refused with; undefined is its proper answer. */
  refuse: (path: string) => number | undefined = () => undefined
  readonly #harbour = new HarbourBackend()
  #harbourUrl = ''
  #server: Server | undefined

  async start(): Promise<string> {
    this.#harbourUrl = await this.#harbour.work()
    const server = createServer(({ url = '/', headers, method }, response) => {
      const path = url.split('?', 1).join()
      const status = this.refuse(path)
      if (status) refuse(response, status)
      else if (method === 'POST') say(response, 201, { id: SECRET, lead: { owner: SECRET } })
      else this.#pass(url, headers['accept-language'] ?? '', response)
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('not listening')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    this.#server?.close()
    await this.#harbour.stop()
  }

  async #pass(url: string, language: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.#harbourUrl + url, {
      headers: { 'accept-language': language },
    })
    say(response, answer.status, withSecrets(await answer.json()))
  }
}

function refuse(response: ServerResponse, status: number): void {
  const trace = `at query (/srv/${SECRET}/db.js:7) postgres://app:${PASSWORD}@db.internal/site`
  const message = status < 500 ? `${FOR_PEOPLE}\n${trace}` : `${SECRET}: ${trace}`
  say(response, status, {
    ...{ message, exception: SECRET, file: SECRET, trace: [{ line: trace }], password: PASSWORD },
    ...(status === 422 ? { errors: { name: [`${FOR_PEOPLE}\n${trace}`] } } : {}),
  })
}

function say(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', ...HEADERS })
  response.end(JSON.stringify(json))
}

function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withSecrets(inner)])
  return { ...Object.fromEntries(entries), internal_note: SECRET, owner: { name: SECRET } }
}
