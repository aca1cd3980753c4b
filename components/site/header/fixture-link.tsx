import type Link from 'next/link'
import type { ComponentProps } from 'react'

/** Stands in for the framework's link, which needs the framework around it; it leads nowhere. */
export default function FixtureLink(props: ComponentProps<typeof Link>) {
  const { href, prefetch: _, scroll: __, onNavigate, onClick, ...rest } = props
  return (
    <a
      {...rest}
      href={String(href)}
      onClick={(event) => {
        onClick?.(event)
        const isPlain = !event.defaultPrevented && !event.ctrlKey
        event.preventDefault()
        if (isPlain) onNavigate?.({ preventDefault: () => undefined })
      }}
    />
  )
}
