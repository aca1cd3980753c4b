/** Runs once, when the server starts and before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startSite } = await import('./instrumentation.node')
  await startSite()
}
