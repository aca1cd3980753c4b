'use client'

import { createLazy } from '#components/enquiries/create-lazy.ts'
import { useWhenSeen } from '#components/enquiries/use-when-seen.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface OfficeClockClientProps {
  locale: Locale
  timeZone: string
  office?: string
}

const lazyClock = createLazy(() => import('./office-clock-now.tsx').then((it) => it.OfficeClockNow))

/** Nothing until it runs in the browser: the page may have been made at any time before. */
export function OfficeClockClient(props: OfficeClockClientProps) {
  const [place, OfficeClockNow] = useWhenSeen(lazyClock)
  return (
    <span ref={place} className="[grid-area:1/1] first-letter:uppercase">
      {OfficeClockNow && <OfficeClockNow {...props} />}
    </span>
  )
}
