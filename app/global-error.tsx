'use client'

import { useEffect } from 'react'
import { createLazyComponent, useLazyComponent } from '#components/ui/browser/lazy-component.ts'
import './globals.css'

const lazyScreen = createLazyComponent(() =>
  import('#components/site/resilience/failure-screen.tsx').then((code) => code.FailureScreen),
)

/**
 * Stands in for the whole document where the header or the footer failed. What it says is loaded
 * when it is needed, since every page has to load this.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const { component: FailureScreen, hasFailed } = useLazyComponent(lazyScreen)
  useEffect(lazyScreen.preload, [])
  return (
    <html
      lang={typeof document === 'undefined' ? undefined : document.documentElement.lang}
      suppressHydrationWarning
    >
      <head>
        <title>500 page</title>
      </head>
      <body>
        <main>
          {FailureScreen && <FailureScreen error={error} />}
          {hasFailed && <h1 className="page-width py-16 text-h1">500</h1>}
        </main>
      </body>
    </html>
  )
}
