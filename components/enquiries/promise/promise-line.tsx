'use client'

import { createLazy } from '#components/enquiries/create-lazy.ts'
import { useWhenSeen } from '#components/enquiries/use-when-seen.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface PromiseLineProps {
  locale: Locale
  /** Of an application that stands on no page of its vacancy. */
  vacancyId?: string
}

const lazyPromise = createLazy(() => import('./promise-now.tsx').then((code) => code.PromiseNow))

/**
 * When somebody who writes now is called, by the clock of the office and of the reader. The page
 * may come from a cache and be read anywhere, so it is the browser that says so, in room that is
 * kept for it; the code for that comes when the line is seen.
 */
export function PromiseLine({ locale, vacancyId }: PromiseLineProps) {
  const [line, PromiseNow] = useWhenSeen(lazyPromise)
  return (
    <p
      ref={line}
      className="min-h-[3lh] text-small @min-[30rem]:min-h-[2lh] tabular-nums in-[.on-evergreen]:text-sand noscript:hidden print:hidden"
    >
      {PromiseNow && <PromiseNow locale={locale} vacancyId={vacancyId} />}
    </p>
  )
}
