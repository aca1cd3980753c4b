import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

interface ScriptedRequest {
  language: string
  query: URLSearchParams
}

type Reply = { status?: number; json?: unknown; text?: string } | 'hang' | 'break off'
type Script = Reply | ((request: ScriptedRequest) => Reply)

/** A backend for tests that says what it is told to; every other address is 404. */
export class ScriptedBackend {
  /** Paths with their queries, as they were asked for. */
  readonly asked: string[] = []
  readonly #scripts = new Map<string, Script>()
  #server: Server | undefined

  on(path: string, script: Script): void {
    this.#scripts.set(path, script)
  }

  onAll(script: Script): void {
    for (const path of this.#scripts.keys()) this.#scripts.set(path, script)
  }

  /** The same answers without a network. */
  async handle(request: Request): Promise<Response> {
    const reply = this.#reply(new URL(request.url), request.headers.get('accept-language') ?? '')
    if (typeof reply === 'string') throw new Error(reply)
    return new Response(bodyOf(reply), { status: reply.status })
  }

  /** Listens at an address of the machine's choice, or again at one it had before. */
  async start(port = 0): Promise<string> {
    const server = createServer((request, response) => this.#serve(request, response))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${this.port}`
  }

  get port(): number {
    const address = this.#server?.address()
    if (!address || typeof address === 'string') throw new Error('not listening')
    return address.port
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server?.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://backend')
    const reply = this.#reply(url, request.headers['accept-language'] ?? '')
    if (reply === 'break off') request.socket.destroy()
    if (typeof reply === 'string') return
    response.statusCode = reply.status ?? 200
    response.setHeader('content-type', reply.text === undefined ? 'application/json' : 'text/html')
    response.end(bodyOf(reply))
  }

  #reply(url: URL, language: string): Reply {
    this.asked.push(url.pathname + url.search)
    const script = this.#scripts.get(url.pathname) ?? { status: 404, json: { message: 'none' } }
    return typeof script === 'function' ? script({ language, query: url.searchParams }) : script
  }
}

function bodyOf({ json, text }: Exclude<Reply, string>): string {
  return text ?? JSON.stringify(json)
}
