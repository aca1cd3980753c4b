import type { ReactNode } from 'react'

interface TableScrollProps {
  label: string
  children: ReactNode
}

/** Lets a wide table scroll by itself, by keyboard too. */
export function TableScroll({ label, children }: TableScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <section aria-label={label} tabIndex={0} data-wordy="" className="table-scroll">
      {children}
    </section>
  )
}
