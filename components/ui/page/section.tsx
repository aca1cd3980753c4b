import type { ReactNode } from 'react'

interface SectionProps {
  /** The short name in the narrow column. */
  label?: string
  number?: number
  title?: string
  id?: string
  tone?: 'paper' | 'sand'
  /** A part of a thing rather than of a page: a smaller heading, and less air. */
  isMinor?: boolean
  /** What the page is not about, and paper leaves out: a heading that is smaller still. */
  isAside?: boolean
  /** The content takes all twelve columns. */
  isWide?: boolean
  children: ReactNode
}

/** A band of the page: its name in the narrow column, its content in the wide one. */
export function Section(props: SectionProps) {
  const { label, number, title, id, tone = 'paper', isMinor, isAside, isWide, children } = props
  const look = tone === 'sand' ? 'bg-sand' : ''
  return (
    <section
      id={id}
      data-minor={isMinor || undefined}
      data-aside={isAside || undefined}
      className={isAside ? `${look} print:hidden` : look}
    >
      <div className="page-width page-grid band print:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] print:items-baseline">
        {label && (
          <p className="beside flex items-baseline gap-3 text-small text-muted lg:col-span-3 print:col-span-1">
            {number !== undefined && <span className="text-ember tabular-nums">{number}</span>}
            {label}
          </p>
        )}
        <div className="min-w-0 lg:col-span-9 lg:col-start-4 print:col-span-1 print:col-start-2">
          {title && <h2 className="band-title">{title}</h2>}
          {!isWide && children}
        </div>
        {isWide && <div className="min-w-0 lg:col-span-12 print:col-span-full">{children}</div>}
      </div>
    </section>
  )
}

export interface SectionContent {
  label: string
  title?: string
  tone?: 'paper' | 'sand'
  isMinor?: boolean
  isAside?: boolean
  content: ReactNode
}

interface NumberedSectionsProps {
  /** An absent one leaves no gap in the numbers; those that the page is not about stand last, without. */
  sections: (SectionContent | false)[]
}

export function NumberedSections({ sections }: NumberedSectionsProps) {
  return sections
    .filter((section) => section !== false)
    .map(({ content, ...section }, index) => (
      <Section key={section.label} number={section.isAside ? undefined : index + 1} {...section}>
        {content}
      </Section>
    ))
}
