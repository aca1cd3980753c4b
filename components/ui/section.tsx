import type { ReactNode } from 'react'

interface SectionProps {
  /** The short name in the narrow column. */
  label?: string
  number?: number
  title?: string
  id?: string
  tone?: 'paper' | 'sand'
  children: ReactNode
}

/** A band of the page: its name in the narrow column, its content in the wide one. */
export function Section({ label, number, title, id, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} className={tone === 'sand' ? 'bg-sand' : undefined}>
      <div className="page-width page-grid gap-y-6 py-[calc(var(--spacing-section)/2)]">
        {label && (
          <p className="flex items-baseline gap-3 text-small text-muted lg:col-span-3 lg:pt-4">
            {number !== undefined && <span className="text-ember tabular-nums">{number}</span>}
            {label}
          </p>
        )}
        <div className="min-w-0 lg:col-span-9 lg:col-start-4">
          {title && <h2 className="mb-8 max-w-[28ch] text-h2 lg:mb-10">{title}</h2>}
          {children}
        </div>
      </div>
    </section>
  )
}
