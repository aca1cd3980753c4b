import type { IncomingMessage, ServerResponse } from 'node:http'
import { showsSecret } from '#lib/api/revalidate.ts'
import { buildManifest } from '#lib/config/build-manifest.ts'
import { isLoopbackHost } from '#lib/config/local-addresses.ts'
import type { Settings } from '#lib/config/settings.ts'
import { countUnreadable, enquiryFigures } from '#lib/enquiries/stores.ts'
import type { Log } from '#lib/log/log.ts'
import { READ_METHODS, setCommonHeaders } from '../common-headers.ts'
import type { RenderQueue } from '../render-queue.ts'
import { createChecks } from './checks.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import type { SecurityLog } from './security-log.ts'
import { requestIdOf } from './watch-requests.ts'

/** False where the request asks for something else. */
export type AnswerOperator = (request: IncomingMessage, response: ServerResponse) => boolean

interface OperatorOptions {
  settings: Settings
  log: Log
  renders: Pick<RenderQueue, 'state'>
  isStopping: () => boolean
  securityLog: SecurityLog
}

interface Operations {
  answer: AnswerOperator
  metrics: Metrics
}

interface Answer {
  status: number
  type: string
  body: string
}

/**
 * Answers what supervisors, load balancers and monitors ask: whether the process is alive, and
 * whether it should be sent visitors. Before anything that can be busy or have run out.
 */
export function createOperations(options: OperatorOptions): Operations {
  const { settings, log, renders, isStopping, securityLog } = options
  const releaseId = buildManifest()?.id
  const readiness = createReadiness({
    checks: createChecks({ settings, isStopping }),
    onChange: ({ status, checks }) => {
      log.warn({ checks }, status === 'fail' ? 'not ready for visitors' : 'ready for visitors')
    },
  })
  const metrics = createMetrics({
    releaseId,
    renders,
    readiness,
    figures: () => enquiryFigures(settings),
    unreadable: countUnreadable,
    syntheticCheckMs: settings.syntheticCheckMs,
  })
  const answers: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
    '/healthz': async () => toAnswer({ status: 'pass', releaseId }),
    '/readyz': async () => {
      const { status, checks } = await readiness()
      return toAnswer({ status, releaseId, checks })
    },
    '/metrics': async (request) => {
      if (!mayReadMetrics(request, settings)) {
        const requestId = requestIdOf(request.headers['x-request-id'])
        securityLog(request, { path: '/metrics', route: 'metrics', status: 404, requestId })
        return NOT_FOUND
      }
      return { status: 200, type: metrics.type, body: await metrics.text() }
    },
  }

  const answer: AnswerOperator = (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1)
    const find = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined
    if (!find) return false
    setCommonHeaders(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: READ_METHODS }).end()
      return true
    }
    find(request)
      .catch(() => toAnswer({ status: 'fail', releaseId }))
      .then((found) => send(response, found))
    return true
  }
  return { answer, metrics }
}

const NOT_FOUND = { status: 404, type: 'text/plain', body: 'Not Found\n' }
/** What a proxy on this machine adds to the request of somebody elsewhere. */
const PASSED_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

function mayReadMetrics({ socket, headers }: IncomingMessage, settings: Settings): boolean {
  const { metricsToken } = settings
  if (metricsToken) return showsSecret(headers.authorization, metricsToken)
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined)
  return !isPassedOn && isLoopbackHost(socket.remoteAddress ?? '')
}

/** By the draft `application/health+json` of the IETF. */
function toAnswer(health: Partial<Readiness> & { releaseId?: string }): Answer {
  return {
    status: health.status === 'fail' ? 503 : 200,
    type: 'application/health+json',
    body: `${JSON.stringify(health)}\n`,
  }
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  const headers = {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  }
  // Node leaves the body out where only the head was asked for.
  response.writeHead(status, headers).end(body)
}
