import { AsyncLocalStorage } from 'node:async_hooks'
import { instance } from '#lib/server/instance.ts'
import { log } from './log.ts'

/** Why a response failed, as the fields of its line in the log. */
export interface FailureNote {
  cause: string
  /** A short part of what a backend said. */
  detail?: string
  /** What nobody expected, with its trace. */
  err?: unknown
}

/** One request, from its arrival to the status line of its response. */
export interface RequestContext {
  note?: FailureNote
  isSent: boolean
}

export function runInRequestContext<T>(context: RequestContext, work: () => T): T {
  return contexts().run(context, work)
}

/**
 * Says why the request at hand fails; its line in the log is written once, with its status. The
 * first to say it is the closest to the cause.
 */
export function noteFailure(note: FailureNote): void {
  const context = contexts().getStore()
  if (!context) log().error(note, 'something failed outside of an answer')
  // What had been sent already is made anew behind it, to be there for the next visitor.
  else if (context.isSent) log().error(note, 'what was to be renewed failed')
  else context.note ??= note
}

export function isInRequest(): boolean {
  return contexts().getStore() !== undefined
}

export function notedFailure(): FailureNote | undefined {
  return contexts().getStore()?.note
}

/** Each request runs in a context of its own, whichever copy of this module asks for it. */
function contexts(): AsyncLocalStorage<RequestContext> {
  const site = instance()
  site.requestContexts ??= new AsyncLocalStorage()
  return site.requestContexts
}

/**
 * A page that failed carries why to the log: several requests for it at once are answered by one
 * rendering. It never leaves the server.
 */
export const FAILURE_HEADER = 'x-failure-note'

export function toFailureHeader({ cause, detail, err }: FailureNote): string {
  const stack = err instanceof Error ? err.stack : undefined
  return encodeURIComponent(JSON.stringify({ cause, detail, stack }).toWellFormed())
}

export function readFailureHeader(value: unknown): FailureNote | undefined {
  return typeof value === 'string' ? JSON.parse(decodeURIComponent(value)) : undefined
}
