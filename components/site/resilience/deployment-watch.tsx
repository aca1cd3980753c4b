'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { areFullLoadsDue, requireFullLoads } from '#components/ui/link/site-link-navigation.ts'
import { pollDeployments } from './deployment-polling.ts'

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
