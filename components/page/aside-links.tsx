import type { ReactNode } from 'react'
import { SiteLink } from '#components/ui/link/site-link.tsx'

interface AsideLinksProps {
  title: string
  items: readonly { href: string; title: string; note?: string; picture: ReactNode }[]
}

/** What else there is to read: beside a text where there is room for a third column, else below it. */
export function AsideLinks({ title, items }: AsideLinksProps) {
  return (
    <div className="min-w-0 self-start lg:sticky lg:top-28 lg:col-span-9 lg:col-start-4 print:hidden">
      <h2 className="mb-2 font-sans text-small text-muted">{title}</h2>
      <ul className="grid gap-x-column border-t border-ink">
        {items.map((item) => (
          <li key={item.href} className="border-b border-rule py-3">
            <div className="person-row">
              {item.picture}
              <div>
                <h3 className="text-h4">
                  <SiteLink href={item.href} className="hover:text-ember">
                    {item.title}
                  </SiteLink>
                </h3>
                {item.note && <p className="text-small text-muted">{item.note}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
