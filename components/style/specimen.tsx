import type { ReactNode } from 'react'

export const GROUNDS = ['paper', 'sand', 'evergreen'] as const

type Ground = (typeof GROUNDS)[number]

const CLASSES: Record<Ground, string> = {
  paper: '',
  sand: 'bg-sand p-5 sm:p-8',
  evergreen: 'on-evergreen bg-evergreen p-5 text-paper sm:p-8',
}

interface SpecimenProps {
  name: string
  ground?: Ground
  children: ReactNode
}

/** One state of a component: what it is called, and the component itself. */
export function Specimen({ name, ground = 'paper', children }: SpecimenProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-b border-rule py-6 md:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-small text-muted">{name}</p>
      <div className={`min-w-0 ${CLASSES[ground]}`}>{children}</div>
    </div>
  )
}
