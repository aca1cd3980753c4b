import type { ReactNode } from 'react'

export type Ground = 'paper' | 'sand' | 'evergreen'

const GROUNDS: Record<Ground, string> = {
  paper: '',
  sand: 'bg-sand p-5 sm:p-8',
  evergreen: 'on-evergreen bg-evergreen p-5 text-paper sm:p-8',
}

interface SpecimenProps {
  name: string
  note?: ReactNode
  ground?: Ground
  /** Its name stands above it, so that it is as wide as on its own page. */
  isStacked?: boolean
  children?: ReactNode
}

/** One state of a part: what it is called, and the part itself. */
export function Specimen({ name, note, ground = 'paper', isStacked, children }: SpecimenProps) {
  return (
    <div
      data-stacked={isStacked ? '' : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-b border-rule py-6 md:not-data-stacked:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <div className="text-small text-muted">
        <p>{name}</p>
        {note && <p className="mt-1">{note}</p>}
      </div>
      <div className={`min-w-0 ${GROUNDS[ground]}`}>{children}</div>
    </div>
  )
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className="border-t border-ink">{children}</div>
}

/** A part that is as wide as a page. */
export function WideSpecimen({
  name,
  note,
  children,
}: Pick<SpecimenProps, 'name' | 'note' | 'children'>) {
  return (
    <div className="mb-10">
      <p className="page-width py-2 text-small text-muted">
        {name}
        {note && <> — {note}</>}
      </p>
      <div className="border-y border-field">{children}</div>
    </div>
  )
}
