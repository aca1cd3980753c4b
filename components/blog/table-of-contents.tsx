import { listHeadings, type SafeHtml } from '#lib/html/safe-html.ts'

const FEWEST_HEADINGS = 3

interface TableOfContentsProps {
  label: string
  html: SafeHtml
}

/** The way around a long text; a short one needs none. */
export function TableOfContents({ label, html }: TableOfContentsProps) {
  const headings = listHeadings(html)
  if (headings.length < FEWEST_HEADINGS) return null
  return (
    <nav aria-label={label} className="print:hidden">
      <p className="text-small text-muted">{label}</p>
      <ol className="mt-2 border-t border-ink text-small">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b border-rule">
            <a href={`#${id}`} className="block py-3 hover:text-ember">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
