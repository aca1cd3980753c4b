import type { ReactNode } from 'react'

interface Fact {
  term: string
  value: ReactNode
}

interface LeadFactsProps {
  /** A note is what the value is to be read with, and set small. */
  items: readonly (Fact & { note?: string })[]
}

/** The few facts that are looked for first, set large; one whose value is not known is left out. */
export function LeadFacts({ items }: LeadFactsProps) {
  const known = items.filter(({ value }) => value)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-x-column border-t border-ink sm:mb-4 sm:grid-cols-3 lg:mb-8 print:mb-0">
      {known.map(({ term, value, note }) => (
        <div
          key={term}
          className="items-baseline gap-x-column py-2 max-sm:grid max-sm:not-last:border-b max-sm:border-rule not-data-long:min-[22rem]:max-md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]"
        >
          <dt className="text-small text-muted">{term}</dt>
          <dd className="font-serif text-h4">
            {value}
            {note && (
              <span className="block font-sans text-small text-muted first-letter:uppercase print:inline">
                {' '}
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FactsProps {
  items: readonly (Fact & { id?: string; isLong?: boolean })[]
  /** The values are sentences: on a phone they take the whole line, as a single long one does. */
  areLong?: boolean
  /** The values are short enough to stand side by side on a wide screen. */
  isInColumns?: boolean
}

/** Facts as a list of terms; one whose value is not known is left out. */
export function Facts({ items, areLong = false, isInColumns }: FactsProps) {
  const known = items.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl
      className={`border-t border-ink ${areLong ? '' : 'print:grid print:grid-cols-2 print:gap-x-6'} ${isInColumns ? 'gap-x-column lg:grid lg:grid-cols-2 lg:[--catalogue-name:9rem]' : ''}`}
    >
      {known.map(({ term, value, id, isLong }) => (
        <div
          key={term}
          id={id}
          data-long={areLong || isLong || undefined}
          className="catalogue-row not-data-long:min-[22rem]:max-md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] items-baseline gap-y-0.5 border-b border-rule py-2.5 sm:py-3 break-inside-avoid print:grid-cols-[6rem_minmax(0,1fr)]"
        >
          <dt className="text-small text-muted">{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
