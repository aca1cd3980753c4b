import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

interface TextLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link within running text: to a page of the site, or to anywhere else. */
export function TextLink({ href, className = 'link', children }: TextLinkProps) {
  if (href.startsWith('/')) {
    return (
      <SiteLink href={href} className={className}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  )
}
