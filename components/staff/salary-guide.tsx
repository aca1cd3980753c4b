import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { TableScroll } from '#components/ui/page/table-scroll.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { feeFor, termOf } from '#lib/resources/fee.ts'
import {
  formatAmount,
  formatSalary,
  type Salary,
  withUnbrokenRange,
} from '#lib/resources/salary.ts'
import type { SalaryGuideEntry } from '#lib/resources/staff/model.ts'
import { TERMS, WITHOUT_VAT } from '#lib/resources/terms.ts'
import { OwnPayClient } from './own-pay-client.tsx'

interface SalaryGuideProps {
  locale: Locale
  /** The slug of the position. */
  position: string
  entries: readonly SalaryGuideEntry[]
  countries: readonly Country[]
}

/** Usual pay: in the visitor's own country, with our fee in money, and in every other one. */
export function SalaryGuide({ locale, position, entries, countries }: SalaryGuideProps) {
  const t = useTranslations('staff.pay')
  const rows = listRows(entries, countries)
  const term = termOf(position) === 'short' ? 'short' : 'permanent'
  const amountOf = (fee: Salary, { isoCode }: Country) =>
    t(`fee.${term}.amount`, {
      amount: withUnbrokenRange(formatAmount(fee, locale)),
      vat: WITHOUT_VAT.has(isoCode) ? 'none' : 'added',
    })
  return (
    <>
      <OwnPayClient
        rows={rows.map(({ country, ...salary }) => {
          const fee = feeFor(salary, position)
          return {
            slug: country.slug,
            country: country.title,
            timeZone: country.timeZone,
            pay: withUnbrokenRange(formatSalary(salary, locale)),
            fee: fee && amountOf(fee, country),
          }
        })}
        feeText={t(`fee.${term}.text`, { ...TERMS, amount: '{amount}' })}
      />
      <Fold
        isTitleNarrow
        title={<h3 className="text-body font-sans">{t('allCountries')}</h3>}
        className="mt-4 border-t border-rule max-sm:border-b sm:mt-8 sm:border-0"
      >
        <PayTable locale={locale} rows={rows} />
      </Fold>
      <p className="mt-4 max-w-measure text-small text-muted">{t('note')}</p>
    </>
  )
}

interface PayTableProps {
  locale: Locale
  rows: ReturnType<typeof listRows>
}

function PayTable({ locale, rows }: PayTableProps) {
  const t = useTranslations('staff.pay')
  const words = useTranslations('vocabulary')
  return (
    <TableScroll label={t('caption')}>
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="border-b border-ink text-left text-small text-muted">
            <th
              scope="col"
              className="w-[calc(var(--catalogue-name)+var(--spacing-column))] py-2 pr-6 font-normal"
            >
              {words('country')}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, ...salary }) => (
            <tr
              key={`${country.slug} ${salary.currency} ${salary.period}`}
              className="border-b border-rule text-left align-baseline"
            >
              <th scope="row" className="py-3 pr-6 font-serif text-h4 font-normal">
                <TextLink
                  href={localizedPath(locale, PATHS.country(country.slug))}
                  className="row-link"
                >
                  {country.title}
                </TextLink>
              </th>
              <td className="py-3">{withUnbrokenRange(formatSalary(salary, locale))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

/** A country that the site does not know has no name to show. */
export function listRows(entries: readonly SalaryGuideEntry[], countries: readonly Country[]) {
  return entries.flatMap((entry) => {
    const country = countries.find(({ slug }) => slug === entry.countrySlug)
    return country ? [{ ...entry, country }] : []
  })
}
