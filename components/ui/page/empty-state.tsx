import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text: string
  picture?: ReactNode
  /** Ways on from here. */
  children?: ReactNode
}

export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-8 border-y border-rule py-10 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-serif text-h3">{title}</p>
        <p className="mt-3 max-w-measure text-muted">{text}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
      {picture && <div className="shrink-0 print:hidden">{picture}</div>}
    </div>
  )
}
