const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: 'PORT: another process listens there already',
  EACCES: 'PORT: this user may not listen there',
  EADDRNOTAVAIL: 'HOST: is no address of this machine',
  ENOTFOUND: 'HOST: cannot be found',
  EAI_AGAIN: 'HOST: cannot be found, the name server does not answer',
  EAFNOSUPPORT: 'HOST: this machine has no addresses of that kind',
}
const LISTEN_CALLS = new Set(['listen', 'bind', 'getaddrinfo'])

/** Ends a start that cannot succeed: its reason in plain words, a status that says so, at once. */
export function failStart(error: unknown): never {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
}

/** One line, without a trace; settings at fault have a line each. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return `The site cannot start: ${onOneLine(String(error))}`
  // By name, since this must work where a module of the site cannot be loaded.
  if (error.name === 'SettingsError') return error.message
  return describeListenError(error) ?? `The site cannot start: ${onOneLine(error.message)}`
}

function describeListenError(error: NodeJS.ErrnoException): string | undefined {
  if (!LISTEN_CALLS.has(error.syscall ?? '')) return undefined
  const fault = LISTEN_FAULTS[error.code ?? '']
  return fault && `${fault} (${onOneLine(error.message)})`
}

function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}

/** Where the framework looks for its own listener of rejections, which only logs. */
const FRAMEWORK_LISTENER = Symbol.for('next.unhandledRejectionListener')

/**
 * Calls for every error that nobody handled. The framework has listeners that log such an error
 * and let a process go on that is in no known state; this goes before them.
 */
export function onFatalError(callback: (error: unknown, kind: string) => void): void {
  // Where this is set, listeners of the event are not called.
  process.setUncaughtExceptionCaptureCallback((error) => callback(error, 'uncaught exception'))
  const onRejection = (reason: unknown) => callback(reason, 'unhandled rejection')
  Reflect.set(globalThis, FRAMEWORK_LISTENER, onRejection)
  process.on('unhandledRejection', onRejection)
}
