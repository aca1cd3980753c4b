import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListKindName } from '#lib/i18n/pages.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Landing } from '#lib/resources/landings.ts'
import { fieldsOf, type Shell } from '#lib/resources/shell/model.ts'

interface LandingLinksProps {
  locale: Locale
  kind: ListKindName
  filter?: ListFilter
  shell: Pick<Shell, 'countries' | 'staffMenu' | 'candidatesMenu'>
  landings: readonly Landing[]
}

/** The ways from a list to the other countries and fields that hold something, with their numbers. */
export function LandingLinks({ locale, kind, filter = {}, shell, landings }: LandingLinksProps) {
  const words = useTranslations('vocabulary')
  const { country, category } = filter
  const titles = new Map([
    ...shell.countries.map(({ slug, title }) => [slug, title] as const),
    ...fieldsOf(kind, shell).map(({ slug, title }) => [slug ?? title, title] as const),
  ])
  const groups = [
    {
      label: words('country'),
      links: landings.filter(
        ({ filter: one }) => one.country && one.country !== country && one.category === category,
      ),
      nameOf: ({ filter: one }: Landing) => titles.get(one.country ?? ''),
    },
    {
      label: words('category'),
      links: landings.filter(
        ({ filter: one }) => one.category && one.category !== category && one.country === country,
      ),
      nameOf: ({ filter: one }: Landing) => titles.get(one.category ?? ''),
    },
  ].filter(({ links }) => links.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className="mt-10 border-t border-ink print:hidden">
      {groups.map(({ label, links, nameOf }) => (
        <div key={label} className="catalogue-row border-b border-rule py-4">
          <dt className="pt-1 text-small text-muted">{label}</dt>
          <dd className="text-balance">
            {links.map((landing) => {
              const href = listHref(locale, kind, landing.filter)
              return (
                <Fragment key={href}>
                  <span className="inline-block pr-2">
                    <TextLink href={href} className="inline py-1 row-link">
                      {nameOf(landing)}
                    </TextLink>
                    {'\u00A0'}
                    <span className="text-small text-muted tabular-nums">{landing.count}</span>
                  </span>{' '}
                </Fragment>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
