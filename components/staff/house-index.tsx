import type { StaticImageData } from 'next/image'
import { useTranslations } from 'next-intl'
import { CATEGORY_KINDS, categoryKind } from '#components/illustrations/category-kind.ts'
import houseInSection from '#components/illustrations/house-in-section.svg'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { RESULTS_ID } from '#components/ui/page/filter-form.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
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
const KINDS = CATEGORY_KINDS.map(({ kind }) => kind)
/** A category that has no room of its own has one between the floor of the family and the ground floor. */
const SPARE_ROOM = KINDS.indexOf('kitchen-and-table') - 0.5

/**
 * The positions as a house that stands open: a room for each field of work, with those who work in
 * it and what they are paid. On a telephone its floors stand one above the other.
 */
export function HouseIndex({ locale, menu, positions, country, payCountry }: HouseIndexProps) {
  const t = useTranslations('staff.house')
  const where = payCountry?.where
  const rooms = menu
    .map((category) => ({ category, kind: categoryKind(category) }))
    .toSorted((one, other) => floorOf(one.kind) - floorOf(other.kind))
  return (
    <nav aria-label={t('label')} className="house-index relative mb-14 text-small print:hidden">
      <Part name="roof" viewBox="0 0 940 150" />
      <Part name="gable" viewBox="0 0 124 46" />
      <ul>
        {rooms.map(({ category: { slug, title, pages }, kind = 'spare' }) => {
          const pay = payRange(
            positions.flatMap((one) => (where && one.field === title && one.pay) || []),
          )
          return (
            <li key={slug ?? title}>
              <TextLink
                href={`${listHref(locale, 'positions', { country, category: slug ?? title })}#${RESULTS_ID}`}
                className="block"
              >
                <Part name={kind} viewBox="0 0 300 180" />
                <b className="font-serif text-h4 font-normal">{title}</b>{' '}
                <span>
                  {pages.map((page) => page.title).join('\u00a0· ')}{' '}
                  {pay && <i>{withUnbrokenRange(formatSalary(pay, locale))}</i>}
                </span>
              </TextLink>
            </li>
          )
        })}
      </ul>
      <p className="pt-3">
        {t('choose')} {where && t('pay', { where })}
      </p>
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

function floorOf(kind: (typeof KINDS)[number] | undefined): number {
  return kind ? KINDS.indexOf(kind) : SPARE_ROOM
}
