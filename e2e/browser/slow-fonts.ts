import { createServer, request } from 'node:http'

interface SlowFonts {
  origin: string
  /** The fonts that have been asked for so far. */
  asked(): string[]
  /** Lets those go that are held, and all that are asked for later. */
  release(): void
  stop(): Promise<void>
}

/** Stands before a site, and keeps its fonts waiting. */
export async function startSlowFonts(site: string): Promise<SlowFonts> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { hostname, port } = new URL(site)
  const asked: string[] = []
  const server = createServer(async ({ url: path, method, headers }, response) => {
    if (path?.startsWith('/fonts/')) {
      asked.push(path)
      await released
    }
    const passedOn = request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passedOn.on('error', () => response.destroy())
    passedOn.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked: () => [...asked],
    release,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
