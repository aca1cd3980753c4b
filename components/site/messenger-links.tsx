import type { Entry } from './site-nav'

interface MessengerLinksProps {
  entries: Entry[]
  className?: string
}

/** The ways to write to us at once. */
export function MessengerLinks({ entries, className = '' }: MessengerLinksProps) {
  if (entries.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-3 ${className}`}>
      {entries.map(({ title, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener"
            className="inline-flex min-h-11 items-center rounded-sm border border-field px-4 py-2 text-small hover:border-current"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
