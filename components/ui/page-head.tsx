import type { ReactNode } from 'react'

interface PageHeadProps {
  eyebrow?: ReactNode
  title: string
  lead?: string
  /** Stands on the line under the head: in the label column on wide screens, after the text on others. */
  picture?: ReactNode
  /** What a visitor can do here. */
  children?: ReactNode
}

export function PageHead({ picture, ...text }: PageHeadProps) {
  if (!picture) {
    return (
      <div className="page-width page-grid pt-8 pb-10 lg:pt-14 lg:pb-16">
        <div className="min-w-0 lg:col-span-9 lg:col-start-4">
          <HeadText {...text} />
        </div>
      </div>
    )
  }
  return (
    <div className="border-b border-ink print:border-0">
      <div className="page-width page-grid pt-8 sm:max-lg:grid-cols-[minmax(0,1fr)_10rem] lg:pt-14">
        <div className="min-w-0 pb-10 lg:col-span-9 lg:col-start-4 lg:self-center lg:pb-14">
          <HeadText {...text} />
        </div>
        <div className="self-end max-sm:justify-self-end print:hidden lg:col-span-3 lg:col-start-1 lg:row-start-1">
          {picture}
        </div>
      </div>
    </div>
  )
}

function HeadText({ eyebrow, title, lead, children }: Omit<PageHeadProps, 'picture'>) {
  return (
    <>
      {eyebrow && (
        <p className="mb-5 flex items-center gap-3 text-small text-muted before:h-px before:w-9 before:shrink-0 before:bg-ember">
          {eyebrow}
        </p>
      )}
      <h1 className="max-w-[20ch] text-h1">{title}</h1>
      {lead && <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-3 print:hidden">{children}</div>}
    </>
  )
}
