import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text: string
  /** Ways on from here. */
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="border-y border-rule py-10">
      <p className="font-serif text-h3">{title}</p>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
