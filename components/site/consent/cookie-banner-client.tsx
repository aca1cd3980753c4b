'use client'

import { useEffect } from 'react'
import { createLazyComponent, useLazyComponent } from '#components/ui/browser/lazy-component.ts'
import { whenIdle } from '#components/ui/browser/when-idle.ts'
import type { CookieBannerProps } from './cookie-banner-box.tsx'

const lazyBanner = createLazyComponent(() =>
  import('./cookie-banner-box.tsx').then((code) => code.CookieBannerBox),
)

/** It asks when the page has come, and is in the way of nothing until then. */
export function CookieBannerClient(props: CookieBannerProps) {
  const { component: Banner } = useLazyComponent(lazyBanner)
  useEffect(() => whenIdle(lazyBanner.preload), [])
  return Banner && <Banner {...props} />
}
