import { instance } from '#lib/server/instance.ts'

/** Nothing of who asked or what was typed: no name, number, query or one-time address. */
type Attributes = Record<string, string | number | boolean>

export interface SpanOptions {
  name: string
  kind?: 'server' | 'client'
  attributes?: Attributes
  /** The trace that it goes on with, as the W3C's header `traceparent` says it; else that of the work at hand. */
  parent?: string | null
}

export interface ActiveSpan {
  /** What is begun in the work belongs to the span. */
  run<T>(work: () => T): T
  end(result: { name?: string; attributes?: Attributes; isFailed?: boolean }): void
}

/** Where traces of requests and deliveries go; absent unless a setting says where. */
export interface Tracing {
  begin(options: SpanOptions): ActiveSpan
  /** The span at hand, as `traceparent` says it to whoever is asked. */
  traceParent(): string | undefined
  /** Sends what waits, and does not wait long for it. */
  close(): Promise<void>
}

export function beginSpan(options: SpanOptions): ActiveSpan | undefined {
  return instance().tracing?.begin(options)
}

/** Does work as a span of the trace at hand, where there is one. */
export async function inSpan<T>(
  options: SpanOptions,
  work: () => Promise<T>,
  attributesOf?: (result: T) => Attributes,
): Promise<T> {
  const span = beginSpan(options)
  if (!span) return await work()
  try {
    const result = await span.run(work)
    span.end({ attributes: attributesOf?.(result) })
    return result
  } catch (error) {
    // The message may quote anything.
    const { code, name } = Object(error)
    span.end({ isFailed: true, attributes: { 'error.type': String(code ?? name ?? 'unknown') } })
    throw error
  }
}

/** The header by which a backend goes on with the trace. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = traceParent()
  return traceparent ? { traceparent } : {}
}

export function traceParent(): string | undefined {
  return instance().tracing?.traceParent()
}

/** What the mechanisms tell whoever counts; nobody does while the site is built or tested. */
export interface Measures {
  /** A backend was asked. The outcome is the class of its status, or why it has none. */
  backendAsked(service: string, outcome: string, seconds: number): void
  /** The last good answer was served in place of one that could not be had. */
  staleServed(service: string): void
}

export function measures(): Measures | undefined {
  return instance().measures
}
