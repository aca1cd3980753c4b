import type { ReactNode } from 'react'

interface FactsProps {
  items: { term: string; value: ReactNode }[]
}

/** Facts as a list of terms; one whose value is not known is left out. */
export function Facts({ items }: FactsProps) {
  const known = items.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="border-t border-ink">
      {known.map(({ term, value }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-small text-muted sm:pt-0.5">{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
