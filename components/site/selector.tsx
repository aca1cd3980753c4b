import type { ReactNode } from 'react'

interface SelectorProps {
  /** What is chosen, as it is announced: `Country: World`. */
  label: string
  shown: string
  children: ReactNode
}

/** A list of links behind a button, that opens without script. */
export function Selector({ label, shown, children }: SelectorProps) {
  return (
    <details name="menu" className="relative">
      <summary
        aria-label={label}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-muted after:content-['▾'] hover:text-ember"
      >
        {shown}
      </summary>
      <ul className="absolute right-0 z-40 max-h-[70dvh] min-w-48 overflow-y-auto border border-rule bg-paper py-2">
        {children}
      </ul>
    </details>
  )
}

interface SelectorItemProps {
  isCurrent: boolean
  children: ReactNode
}

export function SelectorItem({ isCurrent, children }: SelectorItemProps) {
  return (
    <li
      className={`flex px-4 ${isCurrent ? "after:ml-auto after:self-center after:pl-4 after:text-ember after:content-['✓'/'']" : ''}`}
    >
      {children}
    </li>
  )
}
