import type { Entry } from './site-nav.ts'

interface ExternalLinkProps extends Entry {
  hint: string
  className?: string
}

export const MENU_LINK = 'link inline-block py-1.5'

/** A link to another site, in a new tab. */
export function ExternalLink({ title, href, hint, className = MENU_LINK }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {title} <span className="sr-only">{hint}</span>
      <span aria-hidden="true">↗</span>
    </a>
  )
}
