import { getTranslations } from 'next-intl/server'
import { ChunkGuard } from '#components/site/resilience/chunk-guard.tsx'
import { Toaster } from '#components/ui/toast/toaster.tsx'
import { FollowLinks } from './follow-links.tsx'
import { LateEffects } from './late-effects.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'

/** What accompanies a visitor from page to page without being part of any. */
export async function NavigationEffects({ buildId }: { buildId: string | undefined }) {
  const t = await getTranslations('ui')
  return (
    <>
      <FollowLinks />
      <LoadingBar />
      <ScrollRestoration />
      <Toaster closeLabel={t('close')} />
      <ChunkGuard />
      <LateEffects buildId={buildId} />
    </>
  )
}
