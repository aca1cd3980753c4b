import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import next from 'next'
import { buildManifest } from '#lib/config/build-manifest.ts'
import { giveBuiltConfig } from '#lib/config/framework-config.ts'
import { settings } from '#lib/config/settings.ts'
import { startDelivery, stopDelivery } from '#lib/enquiries/enquiry-service.ts'
import { closeEnquiries } from '#lib/enquiries/stores.ts'
import { log } from '#lib/log/log.ts'
import { readBuildRoutes } from './build-routes.ts'
import { sendConsoleToLog } from './console-log.ts'
import { failStart, onFatalError } from './fatal-errors.ts'
import { createRequestListener } from './handle-request.ts'
import { CROWDED_AT, createBoundedServer, listen, trackConnections } from './http-server.ts'
import { instance, siteStarted } from './instance.ts'
import { createOperations } from './operations/answer-operator.ts'
import { createSecurityLog } from './operations/security-log.ts'
import { createRenderQueue } from './render-queue.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'

/** Longer than a backend may take that is asked on the way. */
const START_LIMIT_MS = 60_000
const ANSWER_LIMIT_MS = 120_000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Starts the site, and looks after its process until that ends. Throws where it cannot start. */
export async function startServer(): Promise<void> {
  let shutdown: Shutdown | undefined
  // What cannot be printed is lost, and is no reason to end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const stop = (cause: string) => {
    // Nothing is in hand before the site listens.
    if (!shutdown) process.exit(0)
    shutdown.begin(0, cause)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  onParentGone(() => stop('the parent is gone'))
  onFatalError((error, kind) => {
    if (!shutdown) failStart(error)
    log().error({ err: error }, kind)
    shutdown.begin(1, kind)
  })

  const limit = setTimeout(() => failStart(new Error('it takes too long')), START_LIMIT_MS)
  instance().startGoesOn = () => limit.refresh()
  const { port, host } = settings()
  sendConsoleToLog(log())
  await startTracing()
  giveBuiltConfig(process.cwd())
  // Where the site listens is of no use to the framework. Given a loopback address, it would take
  // an address that the middleware rewrites for one of another host, and ask that.
  const app = next({ dev: false, hostname: 'localhost', port })
  await app.prepare()
  // The framework does not wait for what runs at its start.
  await siteStarted().promise

  const renders = createRenderQueue()
  const securityLog = createSecurityLog(log())
  const operations = createOperations({
    settings: settings(),
    log: log(),
    renders,
    securityLog,
    isStopping: () => shutdown?.isBegun() ?? false,
  })
  instance().measures = operations.metrics
  const listener = createRequestListener(app.getRequestHandler(), {
    answerOperator: operations.answer,
    answered: operations.metrics.answered,
    policyRefused: operations.metrics.policyRefused,
    securityLog,
    renders,
    routes: readBuildRoutes(process.cwd()),
  })
  const server = createBoundedServer(listener, log())
  const connections = trackConnections(server, {
    answerLimitMs: ANSWER_LIMIT_MS,
    crowdedAt: CROWDED_AT,
  })
  const actualPort = await listen(server, port, host)
  giveMemoryBack()
  clearTimeout(limit)
  instance().startGoesOn = undefined
  // Only now: a process that cannot listen must not deliver.
  await startDelivery({
    settings: settings(),
    clock: () => new Date(),
    log: log(),
    origin: `http://${askableHost(host)}:${actualPort}`,
  })
  shutdown = createShutdown(
    {
      connections,
      stopDelivery,
      closeFramework: () => app.close(),
      closeStore: closeEnquiries,
      closeTracing: async () => await instance().tracing?.close(),
    },
    { log: log(), exit: (status) => process.exit(status) },
  )
  const name = host?.includes(':') ? `[${host}]` : (host ?? 'localhost')
  process.stdout.write(`The site is at http://${name}:${actualPort}\n`)
}

/**
 * What the reading of the content has left behind. V8 keeps the pages of what it has collected for
 * as long as there is something to do: with very much content, more than is in use. The process
 * stands still meanwhile, a part of a second: who has come already waits for the answer.
 */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}

/** Loaded only where traces are wanted. */
async function startTracing(): Promise<void> {
  const { tracing } = settings()
  if (!tracing) return
  const { openTracing } = await import('#lib/log/open-tracing.ts')
  instance().tracing = openTracing(tracing, log(), { release: buildManifest()?.id })
}

/** Where the process reaches itself, whatever it listens at. */
function askableHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * A process that was started with a channel to its parent ends with it, and leaves the port to
 * the next. One without such a channel, as under a service manager, has no parent to watch.
 */
function onParentGone(callback: () => void): void {
  if (process.connected) process.once('disconnect', callback)
  else if (process.connected === false) callback()
}
