import { useEffect, useState } from 'react'
import { dressHeadings } from '#components/site/fonts/late-headings.ts'
import { Hours } from '#components/site/hours/hours.tsx'
import { Preload } from '#components/site/preload/preload.tsx'
import { DeploymentWatch } from '#components/site/resilience/deployment-watch.tsx'
import { whenIdle } from '#components/ui/browser/when-idle.ts'

/**
 * What looks ahead of the visitor: to the pages that may come next, and to a new deployment;
 * headings get their face, drawings their hour. Each of these is a task of its own, since all
 * together hold up a slow processor for long enough to be felt by whoever presses something.
 */
export function Watchers({ buildId }: { buildId: string | undefined }) {
  const [areHoursDue, setHoursDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(dressHeadings)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => whenIdle(() => setHoursDue(true)), [])
  return (
    <>
      <DeploymentWatch buildId={buildId} />
      <Preload />
      {areHoursDue && <Hours />}
    </>
  )
}
