'use client'

import { FailureScreen, useFailureLocale } from '#components/site/resilience/failure-screen.tsx'
import './globals.css'

/** Stands in for the whole document where the header or the footer failed. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang={useFailureLocale()}>
      <head>
        <title>500 page</title>
      </head>
      <body>
        <main>
          <FailureScreen error={error} />
        </main>
      </body>
    </html>
  )
}
