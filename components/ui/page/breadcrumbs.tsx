import { TextLink } from '#components/ui/link/text-link.tsx'

interface BreadcrumbsProps {
  label: string
  items: { title: string; href?: string }[]
}

const LIST = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' }
const ITEM = {
  itemProp: 'itemListElement',
  itemScope: true,
  itemType: 'https://schema.org/ListItem',
}

/**
 * The way from the home page to here; the last item is the page itself, whose own heading says it
 * on a phone, so that the way has one line there. Search engines read it in the list itself, where
 * each step leads somewhere.
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const last = items.length - 1
  const steps = items.filter(({ href }, index) => href || index === last)
  return (
    <nav aria-label={label} className="page-width breadcrumbs">
      <ol {...LIST} className="flex flex-wrap gap-x-1">
        {items.map((item, index) => {
          const { title, href } = item
          const position = steps.indexOf(item) + 1
          return (
            <li
              key={title}
              {...(position > 0 && ITEM)}
              className={`min-w-0 ${index === last ? 'max-sm:hidden' : ''}`}
            >
              {href ? (
                <TextLink href={href} className="breadcrumb hover:text-ember hover:underline">
                  <span itemProp="name">{title}</span>
                </TextLink>
              ) : (
                <span aria-current={index === last ? 'page' : undefined} className="breadcrumb">
                  <span itemProp={position > 0 ? 'name' : undefined}>{title}</span>
                </span>
              )}
              {position > 0 && <meta itemProp="position" content={String(position)} />}
              {href && <link itemProp="item" href={href} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
