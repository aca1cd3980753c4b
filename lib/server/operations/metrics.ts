import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Measures } from '#lib/log/tracing.ts'
import type { RenderQueue } from '../render-queue.ts'
import { addEnquiryMetrics, type EnquirySources } from './enquiry-metrics.ts'
import type { Readiness } from './readiness.ts'

/** An answer that has gone out. */
export interface Answered {
  /** The kind of page, or what else it is. */
  route: string
  status: number
  seconds: number
  /** It was kept already, and sent without the framework. */
  isFromCache: boolean
}

export interface Metrics extends Measures {
  answered(answer: Answered): void
  /** A browser has told what the policy of a page refused. */
  policyRefused(directive: string, kind: string): void
  /** As Prometheus reads it. */
  text(): Promise<string>
  type: string
}

interface Sources extends EnquirySources {
  releaseId: string | undefined
  renders: Pick<RenderQueue, 'state'>
  readiness: () => Promise<Readiness>
}

const FAST = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the process counts, and what is looked up when somebody asks. */
export function createMetrics(sources: Sources): Metrics {
  const { releaseId, renders, readiness, ...enquirySources } = sources
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Answers, by kind of route, status and whether they were kept already (cache="hit").',
    labelNames: ['route', 'status', 'cache'],
    registers,
  })
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'From a request to the last byte of its answer, by kind of route.',
    labelNames: ['route'],
    buckets: FAST,
    registers,
  })
  const backend = new Histogram({
    name: 'site_backend_request_duration_seconds',
    help: 'Reads from a backend, by service and outcome (2xx, 4xx, 5xx, timeout, unreachable).',
    labelNames: ['service', 'outcome'],
    buckets: FAST,
    registers,
  })
  const stale = new Counter({
    name: 'site_stale_answers_total',
    help: 'Reads that were answered with the last good version, since the backend gave none.',
    labelNames: ['service'],
    registers,
  })
  const refusals = new Counter({
    name: 'site_csp_reports_total',
    help: 'What browsers say that the policy of a page refused, by directive and kind (inline, eval, own, foreign, extension, data, other).',
    labelNames: ['directive', 'kind'],
    registers,
  })
  new Gauge({
    name: 'site_renders',
    help: 'Pages that are being made (state="in_hand") or wait for that (state="waiting").',
    labelNames: ['state'],
    registers,
    collect() {
      const { inHand, waiting } = renders.state()
      this.set({ state: 'in_hand' }, inHand)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'site_build_info',
    help: 'The build that is served.',
    labelNames: ['id'],
    registers,
  }).set({ id: releaseId ?? '' }, 1)
  new Gauge({
    name: 'site_check_status',
    help: 'What /readyz finds, by check: 0 pass, 1 warn, 2 fail.',
    labelNames: ['check'],
    registers,
    async collect() {
      for (const [check, { status }] of Object.entries((await readiness()).checks)) {
        this.set({ check }, ['pass', 'warn', 'fail'].indexOf(status))
      }
    },
  })
  const lookUpFigures = addEnquiryMetrics(registers, enquirySources)

  return {
    answered: ({ route, status, seconds, isFromCache }) => {
      requests.inc({ route, status, cache: isFromCache ? 'hit' : 'miss' })
      durations.observe({ route }, seconds)
    },
    backendAsked: (service, outcome, seconds) => backend.observe({ service, outcome }, seconds),
    staleServed: (service) => stale.inc({ service }),
    policyRefused: (directive, kind) => refusals.inc({ directive, kind }),
    text: async () => {
      await lookUpFigures()
      return registry.metrics()
    },
    type: registry.contentType,
  }
}
