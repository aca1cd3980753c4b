'use client'

import { useEffect } from 'react'
import { createLazyComponent, useLazyComponent } from '#components/ui/browser/lazy-component.ts'
import { whenIdle } from '#components/ui/browser/when-idle.ts'

const lazyWatchers = createLazyComponent(() =>
  import('./watchers.tsx').then((code) => code.Watchers),
)

/** What nobody waits for, once the page has nothing else to do. */
export function LateEffects({ buildId }: { buildId: string | undefined }) {
  const { component: Watchers } = useLazyComponent(lazyWatchers)
  useEffect(() => whenIdle(lazyWatchers.preload), [])
  return Watchers && <Watchers buildId={buildId} />
}
