import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#lib/config/settings.ts'
import type { Log } from '#lib/log/log.ts'
import { buildManifest } from '../build-manifest.ts'
import { READ_METHODS, setCommonHeaders } from '../common-headers.ts'
import { createChecks } from './checks.ts'
import { createReadiness, type Readiness } from './readiness.ts'

/** False where the request asks for something else. */
export type AnswerOperator = (request: IncomingMessage, response: ServerResponse) => boolean

interface OperatorOptions {
  settings: Settings
  log: Log
  isStopping: () => boolean
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
export function createAnswerOperator({
  settings,
  log,
  isStopping,
}: OperatorOptions): AnswerOperator {
  const releaseId = buildManifest()?.id
  const readiness = createReadiness({
    checks: createChecks({ settings, isStopping }),
    onChange: ({ status, checks }) => {
      log.warn({ checks }, status === 'fail' ? 'not ready for visitors' : 'ready for visitors')
    },
  })
  const answers: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
    '/healthz': async () => toAnswer({ status: 'pass', releaseId }),
    '/readyz': async () => {
      const { status, checks } = await readiness()
      return toAnswer({ status, releaseId, checks })
    },
  }

  return (request, response) => {
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
      .then((answer) => send(response, answer))
    return true
  }
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
