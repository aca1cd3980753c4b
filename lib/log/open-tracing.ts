import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import {
  parseKeyPairsIntoRecord,
  parseTraceParent,
  setGlobalErrorHandler,
} from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from './log.ts'
import type { Tracing } from './tracing.ts'

export interface TracingSettings {
  /** Of a collector that speaks OTLP over HTTP. */
  endpoint: string
  /** `name=value`, several with commas. */
  headers: string | undefined
  serviceName: string
  /** The share of traces that are kept, where whoever asks does not decide. */
  ratio: number
}

interface Version {
  release: string | undefined
}

const SEND_EVERY_MS = 2_000
const SEND_LIMIT_MS = 5_000
/** What waits for a collector that is away; the rest is lost. */
const MAX_WAITING = 2_048
const CLOSE_LIMIT_MS = 2_000
const COMPLAIN_EVERY_MS = 600_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/**
 * Sends traces to a collector. Nothing is registered with the library's global objects: the
 * framework would find them there, and add spans of its own with the whole address of each request.
 */
export function openTracing(settings: TracingSettings, log: Log, { release }: Version): Tracing {
  const { endpoint, headers = '', serviceName, ratio } = settings
  complainSeldom(log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      ...(release && { 'service.version': release }),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
          headers: parseKeyPairsIntoRecord(headers),
          timeoutMillis: SEND_LIMIT_MS,
        }),
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_LIMIT_MS,
        maxQueueSize: MAX_WAITING,
      }),
    ],
  })
  const tracer = provider.getTracer('site')
  const contexts = new AsyncLocalStorage<Context>()

  return {
    begin: ({ name, kind, attributes, parent }) => {
      const above = parent ? contextOf(parent) : (contexts.getStore() ?? ROOT_CONTEXT)
      const span = tracer.startSpan(name, { kind: kind && KINDS[kind], attributes }, above)
      const within = trace.setSpan(above, span)
      return {
        run: (work) => contexts.run(within, work),
        end: (result) => {
          if (result.name) span.updateName(result.name)
          if (result.attributes) span.setAttributes(result.attributes)
          if (result.isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    traceParent: () => {
      const context = contexts.getStore()
      const span = context && trace.getSpanContext(context)
      if (!span) return undefined
      return `00-${span.traceId}-${span.spanId}-${(span.traceFlags & 1).toString().padStart(2, '0')}`
    },
    close: async () => {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, CLOSE_LIMIT_MS)
      await Promise.race([provider.shutdown().catch(() => {}), tooLong])
      clearTimeout(timer)
    },
  }
}

/** What is no `traceparent` begins a trace of its own. */
function contextOf(traceParent: string): Context {
  const span = parseTraceParent(traceParent)
  return span ? trace.setSpanContext(ROOT_CONTEXT, { ...span, isRemote: true }) : ROOT_CONTEXT
}

/** A collector that is away is a line of the log, and no more than that. */
function complainSeldom(log: Log): void {
  let complainedAt = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((error) => {
    if (performance.now() - complainedAt < COMPLAIN_EVERY_MS) return
    complainedAt = performance.now()
    const { code, name } = Object(error)
    log.warn({ reason: String(code ?? name ?? 'unknown') }, 'traces cannot be sent, and are lost')
  })
}
