import type { StaticImageData } from 'next/image'
import { useTranslations } from 'next-intl'
import { byFloor, categoryKind } from '#components/illustrations/category-kind.ts'
import houseInSection from '#components/illustrations/house-in-section.svg'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { RESULTS_ID } from '#components/ui/page/filter-form.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withinSentence } from '#lib/i18n/typography.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { formatSalary, withUnbrokenRange } from '#lib/resources/salary.ts'
import type { Position } from '#lib/resources/staff/model.ts'
import { payRange } from '#lib/resources/staff/pay-range.ts'

interface HouseIndexProps {
  locale: Locale
  menu: readonly Category[]
  /** Those whose pay is known. */
  positions: readonly Position[]
  /** The country that the list is narrowed by. */
  country?: string
  /** Where the pay is what is usual. */
  payCountry?: Country
}

const DRAWING: StaticImageData = houseInSection

/**
 * The positions as a house that stands open: a room for each field of work, with those who work in
 * it and what they are paid. On a telephone its rooms stand one above the other. How to use it is said
 * above it, and at the plinth where that says who works in the room under the pointer.
 */
export function HouseIndex({ locale, menu, positions, country, payCountry }: HouseIndexProps) {
  const t = useTranslations('staff.house')
  const where = payCountry?.where
  return (
    <nav aria-label={t('label')} className="house-index relative mb-8 text-small print:hidden">
      <p>
        {t('choose')} {where && t('pay', { where })}
      </p>
      <Part name="roof" viewBox="0 0 940 150" />
      <ul>
        {byFloor(menu).map(({ slug, title, icon, pages }) => {
          const pay = payRange(
            positions.flatMap((one) => (where && one.field === title && one.pay) || []),
          )
          return (
            <li key={slug ?? title}>
              <TextLink
                href={`${listHref(locale, 'positions', { country, category: slug ?? title })}#${RESULTS_ID}`}
                className="block"
              >
                <Part name={categoryKind({ slug, icon }) ?? 'spare'} viewBox="0 0 300 180" />
                <b className="font-serif text-h4 font-normal">{title}</b>{' '}
                {pay && <i>{withUnbrokenRange(formatSalary(pay, locale))}</i>}{' '}
                <span>
                  {pages
                    .map((page, at) => (at === 0 ? page.title : withinSentence(page.title, locale)))
                    .join(', ')}
                </span>
              </TextLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Part({ name, viewBox }: { name: string; viewBox: string }) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href={`${DRAWING.src}#${name}`} />
    </svg>
  )
}
