import { TextLink } from '#components/ui/link/text-link.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import type { Heading } from '#lib/html/safe-html.ts'

interface DocumentContentsProps {
  label: string
  headings: readonly Heading[]
}

/** The sections of a document: folded above it, or in view beside it where there is room. */
export function DocumentContents({ label, headings }: DocumentContentsProps) {
  if (headings.length === 0) return null
  return (
    <nav aria-label={label} className="text-small lg:sticky lg:top-28 print:hidden">
      <p className="mb-2 text-muted max-lg:hidden">{label}</p>
      <Fold title={label} folds="above" className="border-b border-rule max-lg:border-t">
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id} className="border-t border-rule">
              <TextLink
                href={`#${id}`}
                className="block py-3 hover:text-ember hover:underline sm:py-2"
              >
                {text}
              </TextLink>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}
