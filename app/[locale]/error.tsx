'use client'

import { FailureScreen } from '#components/site/resilience/failure-screen.tsx'

/** What failed while a page was being drawn; reading never does, it becomes a page of its own. */
export default function PageError({ error }: { error: unknown }) {
  return <FailureScreen error={error} />
}
