import type { Entry } from './site-nav.ts'

interface ExternalLinkProps extends Entry {
  hint: string
  className?: string
}

/** A link to another site, in a new tab. */
export function ExternalLink({ title, href, hint, className = 'link' }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {title} <span className="sr-only">{hint}</span>
      <span aria-hidden="true">↗</span>
    </a>
  )
}
