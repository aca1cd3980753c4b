'use client'

import { useIsPast } from '#components/ui/browser/hooks.ts'

interface ClosedMeanwhileProps {
  closesAt: number | undefined
  text: string
  /** It was closed when the page was made. */
  wasClosed?: boolean
}

/** Tells those who are applying that the vacancy has closed, and that they may go on. */
export function ClosedMeanwhile({ closesAt, text, wasClosed = false }: ClosedMeanwhileProps) {
  const isPast = useIsPast(closesAt) || wasClosed
  return (
    <p role="status" className="mb-5 border-l-2 border-ember pl-4 empty:hidden">
      {isPast && text}
    </p>
  )
}
