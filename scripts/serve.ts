import { createServer } from 'node:http'
import next from 'next'
import { startDelivery, stopDelivery } from '../lib/backend/enquiries/start-delivery.ts'
import { log } from '../lib/config/log.ts'
import { SettingsError, settings } from '../lib/config/settings.ts'
import { siteStarted } from '../lib/config/started.ts'
import { createRequestListener } from '../lib/server/handle-request.ts'

const SHUTDOWN_LIMIT_MS = 10_000
/** Longer than the usual idle time of a proxy in front, which must be the one to hang up. */
const KEEP_ALIVE_MS = 75_000
/** For a request to arrive in whole: all that may be sent here is small. */
const REQUEST_LIMIT_MS = 30_000

const { port, host } = readSettings()
const app = next({ dev: false, hostname: host, port })
const handle = app.getRequestHandler()
await app.prepare()
// The framework does not wait for what runs at its start.
await siteStarted().promise
startEnquiries()

const server = createServer(createRequestListener(handle))
server.keepAliveTimeout = KEEP_ALIVE_MS
server.requestTimeout = REQUEST_LIMIT_MS
server.listen(port, host, () => {
  const address = server.address()
  const actual = address && typeof address === 'object' ? address.port : port
  process.stdout.write(`The site is at http://${host ?? 'localhost'}:${actual}\n`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)

/** Lets requests under way end, then the framework's background work. */
function stop(): void {
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
  server.close(async () => {
    await app.close()
    await stopDelivery()
    process.exit(0)
  })
  server.closeIdleConnections()
}

function startEnquiries(): void {
  try {
    startDelivery({ settings: settings(), clock: () => new Date(), log: log() })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

function readSettings() {
  try {
    return settings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
