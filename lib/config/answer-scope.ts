import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '#lib/log/log.ts'

/** Why an answer failed, as the fields of its line in the log. */
export interface FailureNote {
  cause: string
  /** A short part of what a backend said. */
  detail?: string
  /** What nobody expected, with its trace. */
  err?: unknown
}

/** One answer under way, from the request's arrival to its status line. */
export interface AnswerScope {
  note?: FailureNote
  isSent: boolean
}

const SCOPES: unique symbol = Symbol.for('site.answer-scopes')

export function runInAnswerScope<T>(scope: AnswerScope, work: () => T): T {
  return scopes().run(scope, work)
}

/**
 * Says why the answer under way fails; its line in the log is written once, with its status. The
 * first to say it is the closest to the cause.
 */
export function noteFailure(note: FailureNote): void {
  const scope = scopes().getStore()
  if (!scope) log().error(note, 'something failed outside of an answer')
  // What had been sent already is made anew behind it, to be there for the next visitor.
  else if (scope.isSent) log().error(note, 'what was to be renewed failed')
  else scope.note ??= note
}

export function isInAnswer(): boolean {
  return scopes().getStore() !== undefined
}

export function notedFailure(): FailureNote | undefined {
  return scopes().getStore()?.note
}

/** The framework bundles this module several times; the process has one of these. */
function scopes(): AsyncLocalStorage<AnswerScope> {
  const process = globalThis as typeof globalThis & { [SCOPES]?: AsyncLocalStorage<AnswerScope> }
  process[SCOPES] ??= new AsyncLocalStorage()
  return process[SCOPES]
}
