import Link from 'next/link'
import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link within running text: to a page of the site, or to anywhere else. */
export function TextLink({ href, className = 'link', children }: TextLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  )
}
