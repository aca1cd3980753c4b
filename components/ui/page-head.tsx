import type { ReactNode } from 'react'

interface PageHeadProps {
  eyebrow?: ReactNode
  title: string
  lead?: string
  /** What a visitor can do here. */
  children?: ReactNode
}

export function PageHead({ eyebrow, title, lead, children }: PageHeadProps) {
  return (
    <div className="page-width page-grid pt-8 pb-10 lg:pt-14 lg:pb-16">
      <div className="min-w-0 lg:col-span-9 lg:col-start-4">
        {eyebrow && (
          <p className="mb-5 flex items-center gap-3 text-small text-muted before:h-px before:w-9 before:shrink-0 before:bg-ember">
            {eyebrow}
          </p>
        )}
        <h1 className="max-w-[20ch] text-h1">{title}</h1>
        {lead && <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-3 print:hidden">{children}</div>}
      </div>
    </div>
  )
}
