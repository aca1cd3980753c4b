import type { Instrumentation } from 'next'

/** Runs once, when the server starts and before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startSite } = await import('./instrumentation.node')
  await startSite()
}

/** What was thrown while a page or a route was made; the framework's own report of it is off. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteFailure } = await import('#lib/config/answer-scope')
  noteFailure({ cause: 'an unexpected error', err: error })
}
