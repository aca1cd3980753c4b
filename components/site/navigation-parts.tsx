import { getTranslations } from 'next-intl/server'
import { Toaster } from '@/components/ui/toaster'
import { ChunkGuard } from './chunk-guard'
import { DeploymentWatch } from './deployment-watch'
import { KeptPlace } from './kept-place'
import { LoadingBar } from './loading-bar'
import { Preload } from './preload'

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
