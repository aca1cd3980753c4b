import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { areFullLoadsDue, requireFullLoads } from '#components/ui/link/site-link-navigation.ts'

let isPolling = false

/** Makes the next navigation a full load once the site has been deployed anew. */
export function DeploymentWatch({ buildId }: { buildId: string | undefined }) {
  const shownPath = usePathname()

  useEffect(() => {
    // Navigation remounts this; the polling goes on as long as the page's program runs.
    if (isPolling || !buildId) return
    isPolling = true
    pollDeployments({
      buildId,
      fetch: (address, options) => window.fetch(address, options),
      onNewer: () => requireFullLoads(),
    })
  }, [buildId])

  useEffect(() => {
    function handleTraverse(event: PopStateEvent) {
      if (!areFullLoadsDue() || window.location.pathname === shownPath) return
      event.stopImmediatePropagation()
      window.location.reload()
    }
    window.addEventListener('popstate', handleTraverse, { capture: true })
    return () => window.removeEventListener('popstate', handleTraverse, { capture: true })
  }, [shownPath])

  return null
}

const FIRST_MS = 1_000
const EVERY_MS = 3 * 60_000

interface DeploymentPollingOptions {
  /** The build that this page is of. */
  buildId: string
  fetch: (address: string, options: RequestInit) => Promise<Response>
  onNewer: () => void
}

/**
 * Asks for the manifest of this page's build soon after the start, then every few minutes for the
 * latest one. It rests while the tab is hidden, and for good once another build has been seen.
 */
export function pollDeployments({ buildId, fetch, onNewer }: DeploymentPollingOptions): void {
  let checkedAt = 0
  let timer = setTimeout(checkOwn, FIRST_MS)
  document.addEventListener('visibilitychange', handleVisibility)

  async function checkOwn() {
    checkedAt = Date.now()
    const id = await readBuildId(`/builds/meta.json?id=${encodeURIComponent(buildId)}`)
    if (id === buildId) schedule()
    else await checkLatest()
  }

  async function checkLatest() {
    checkedAt = Date.now()
    const id = await readBuildId(`/builds/latest.json?${checkedAt}`)
    if (id === undefined || id === buildId) schedule()
    else {
      document.removeEventListener('visibilitychange', handleVisibility)
      onNewer()
    }
  }

  function schedule() {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(checkLatest, Math.max(0, checkedAt + EVERY_MS - Date.now()))
  }

  function handleVisibility() {
    if (checkedAt > 0) schedule()
  }

  /** Undefined where it cannot be told: offline, or between two deployments. */
  async function readBuildId(address: string): Promise<string | undefined> {
    try {
      const response = await fetch(address, { cache: 'no-store' })
      const manifest: unknown = await response.json()
      const hasId = typeof manifest === 'object' && manifest !== null && 'id' in manifest
      return hasId && typeof manifest.id === 'string' ? manifest.id : undefined
    } catch {
      return undefined
    }
  }
}
