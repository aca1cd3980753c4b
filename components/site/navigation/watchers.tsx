import { Preload } from '#components/site/preload/preload.tsx'
import { DeploymentWatch } from '#components/site/resilience/deployment-watch.tsx'

/** What looks ahead of the visitor: to the pages that may come next, and to a new deployment. */
export function Watchers({ buildId }: { buildId: string | undefined }) {
  return (
    <>
      <DeploymentWatch buildId={buildId} />
      <Preload />
    </>
  )
}
