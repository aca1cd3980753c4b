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
