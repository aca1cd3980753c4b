const PATIENCE_MS = 5_000

/**
 * Whether the site answers at all. The browser's own word for being online only means that there
 * is some network.
 */
export async function canReachSite(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    return false
  }
}
