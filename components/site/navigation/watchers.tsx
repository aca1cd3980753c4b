import { useEffect } from 'react'
import { dressHeadings } from '#components/site/fonts/late-headings.ts'
import { Hours } from '#components/site/hours/hours.tsx'
import { Preload } from '#components/site/preload/preload.tsx'
import { DeploymentWatch } from '#components/site/resilience/deployment-watch.tsx'

/** What looks ahead of the visitor: to the pages that may come next, and to a new deployment; headings get their face, drawings their hour. */
export function Watchers({ buildId }: { buildId: string | undefined }) {
  useEffect(() => void dressHeadings(), [])
  return (
    <>
      <DeploymentWatch buildId={buildId} />
      <Preload />
      <Hours />
    </>
  )
}
