'use client'

import { useSyncExternalStore } from 'react'
import { countryStore } from '#components/site/country/country-store.ts'

interface CountryPay {
  slug: string
  country: string
  timeZone?: string
  pay: string
  /** The amount; absent where it is not known. */
  fee?: string
  /** Why it is not. */
  noFee?: string
}

interface OwnPayClientProps {
  /** At least one. */
  rows: readonly CountryPay[]
  /** The sentence for a fee, which stands in the payload once: `Our fee is about {amount}`. */
  feeText: string
}

/** Pay and fee in the visitor's own country: the selected one, or that of the browser's clock. */
export function OwnPayClient({ rows, feeText }: OwnPayClientProps) {
  const slug = useSyncExternalStore(
    countryStore.subscribe,
    () => ownSlug(rows),
    () => undefined,
  )
  const { country, pay, fee, noFee } = rows.find((row) => row.slug === slug) ?? rows[0] ?? {}
  return (
    <div className="border-t border-ink pt-4">
      <p className="text-small text-muted">{country}</p>
      <p className="mt-1 font-serif text-h3">{pay}</p>
      <p className="mt-2 max-w-measure">{fee ? feeText.replace('{amount}', () => fee) : noFee}</p>
    </div>
  )
}

function ownSlug(rows: readonly CountryPay[]): string | undefined {
  const { slug } = countryStore.get()
  if (rows.some((row) => row.slug === slug)) return slug
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return rows.find((row) => row.timeZone === timeZone)?.slug
}
