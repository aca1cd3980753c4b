import { TextLink } from '#components/ui/link/text-link.tsx'

interface BreadcrumbsProps {
  label: string
  items: { title: string; href?: string }[]
}

/** The way from the home page to here; the last item is the page itself. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="page-width pt-6 text-small text-muted print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {items.map(({ title, href }, index) => (
          <li
            key={title}
            className="min-w-0 after:ml-2 after:content-['/'] last:after:content-none"
          >
            {href ? (
              <TextLink
                href={href}
                className="inline-block max-w-full py-0.5 hover:text-ember hover:underline"
              >
                {title}
              </TextLink>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                className="inline-block max-w-full py-0.5"
              >
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
