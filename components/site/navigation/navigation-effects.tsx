import { getTranslations } from 'next-intl/server'
import { Preload } from '#components/site/preload/preload.tsx'
import { ChunkGuard } from '#components/site/resilience/chunk-guard.tsx'
import { DeploymentWatch } from '#components/site/resilience/deployment-watch.tsx'
import { Toaster } from '#components/ui/toast/toaster.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'

/** What accompanies a visitor from page to page without being part of any. */
export async function NavigationEffects({ buildId }: { buildId: string | undefined }) {
  const t = await getTranslations('ui')
  return (
    <>
      <LoadingBar />
      <ScrollRestoration />
      <Toaster closeLabel={t('close')} />
      <ChunkGuard />
      <DeploymentWatch buildId={buildId} />
      <Preload />
    </>
  )
}
