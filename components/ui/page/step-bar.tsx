'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

interface StepBarProps {
  /** What the step is about, beside the button. */
  note: string
  /** The page's own step, once more. */
  children: ReactNode
}

/** Where the page offers its step by itself: its buttons, and any form. */
const OWN_STEPS = '[data-steps], form[method=post]'
/** What the header covers is out of sight. */
const BELOW_HEADER = { rootMargin: '-68px 0px 0px' }

/**
 * The page's next step, at hand on small screens while the page shows no other way to it. It has
 * its room at the end of the page's content, so that it covers nothing there.
 */
export function StepBar({ note, children }: StepBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      setIsShown(seen.size === 0)
    }, BELOW_HEADER)
    const steps = bar.current?.parentElement?.querySelectorAll(OWN_STEPS) ?? []
    for (const step of steps) observer.observe(step)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={bar} data-step-bar="" data-shown={isShown || undefined} className="step-bar">
      <div className="page-width flex h-full items-center justify-between gap-4">
        <p className="min-w-0 flex-1 truncate text-small text-muted">{note}</p>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
