import type { Instrumentation } from 'next'
import { siteStarted } from './lib/server/instance.ts'

/** Runs once, when the server starts and before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    const { startSite } = await import('./lib/server/compose.ts')
    await startSite()
  } catch (error) {
    // The server waits for this, and the framework would let it wait for ever.
    siteStarted().reject(error)
  }
}

/** What was thrown while a page or a route was made; the framework's own report of it is off. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteFailure } = await import('./lib/log/request-context.ts')
  noteFailure({ cause: 'an unexpected error', err: error })
}
