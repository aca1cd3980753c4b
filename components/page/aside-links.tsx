import type { ReactNode } from 'react'
import { SiteLink } from '#components/ui/link/site-link.tsx'

interface AsideLinksProps {
  title: string
  items: readonly { href: string; title: string; note?: string; picture: ReactNode }[]
}

/** What else there is to read: beside a text where there is room for a third column, else below it. */
export function AsideLinks({ title, items }: AsideLinksProps) {
  return (
    <div className="min-w-0 lg:col-span-9 lg:col-start-4 print:hidden">
      <h2 className="mb-2 font-sans text-small text-muted">{title}</h2>
      <ul className="grid gap-x-column border-t border-ink sm:grid-cols-3">
        {items.map((item) => (
          <li key={item.href} className="person-row py-3 max-sm:border-b max-sm:border-rule">
            {item.picture}
            <div>
              <h3 className="text-h4">
                <SiteLink href={item.href} className="hover:text-ember">
                  {item.title}
                </SiteLink>
              </h3>
              {item.note && <p className="text-small text-muted">{item.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
