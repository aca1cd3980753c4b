import { getTranslations } from 'next-intl/server'
import { ChunkGuard } from '#components/site/resilience/chunk-guard.tsx'
import { DeploymentWatch } from '#components/site/resilience/deployment-watch.tsx'
import { Toaster } from '#components/ui/toast/toaster.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Preload } from './preload.tsx'
import { KeptPlace } from './scroll-restoration.tsx'

/** What accompanies a visitor from page to page without being part of any. */
export async function NavigationParts({ buildId }: { buildId: string | undefined }) {
  const t = await getTranslations('ui')
  return (
    <>
      <LoadingBar />
      <KeptPlace />
      <Toaster closeLabel={t('close')} />
      <ChunkGuard />
      <DeploymentWatch buildId={buildId} />
      <Preload />
    </>
  )
}
