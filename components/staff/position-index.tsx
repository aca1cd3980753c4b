import { CategoryScene } from '#components/illustrations/scene.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { formatSalary, withUnbrokenRange } from '#lib/resources/salary.ts'
import type { Position } from '#lib/resources/staff/model.ts'

interface PositionIndexProps {
  locale: Locale
  positions: readonly Position[]
  /** The fields of work in their order. */
  fields: readonly Category[]
  /** The country that the list is narrowed by. */
  country?: string
  isPayShown: boolean
}

/** All positions by name, each with its usual pay: what each of them is, the list of its field says. */
export function PositionIndex(props: PositionIndexProps) {
  const { locale, positions, fields, country, isPayShown } = props
  const byField = Map.groupBy(positions, ({ field }) => field)
  return (
    <ul className="border-t border-ink">
      {fields.map(({ slug, title, icon }) => {
        const ofField = byField.get(title) ?? []
        return (
          ofField.length > 0 && (
            <li
              key={slug ?? title}
              className="relative catalogue-row items-baseline gap-y-1 border-b border-rule py-5 break-inside-avoid"
            >
              <h3 className="pr-24 text-h4">
                <TextLink
                  href={listHref(locale, 'positions', { country, category: slug ?? title })}
                  className="row-link"
                >
                  {typesetText(title, locale)}
                </TextLink>
              </h3>
              <CategoryScene slug={slug} icon={icon} />
              <ul className="grid gap-x-column sm:grid-cols-2">
                {ofField.map((position) => (
                  <li key={position.slug} className="min-w-0 py-0.5 sm:py-2">
                    <TextLink
                      href={localizedPath(locale, PATHS.staff(position.slug))}
                      className="inline-flex min-h-11 items-center row-link sm:min-h-0"
                    >
                      {typesetText(position.title, locale)}
                    </TextLink>
                    {isPayShown && position.pay && (
                      <p className="text-small text-muted tabular-nums">
                        {withUnbrokenRange(formatSalary(position.pay, locale))}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          )
        )
      })}
    </ul>
  )
}
