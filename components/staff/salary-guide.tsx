import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { TableScroll } from '#components/ui/page/table-scroll.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { feeFor, termOf } from '#lib/resources/fee.ts'
import { formatAmount, formatSalary, withUnbrokenRange } from '#lib/resources/salary.ts'
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

/** Usual pay and our fee in money by country; on a phone the visitor's own country before all. */
export function SalaryGuide({ locale, position, entries, countries }: SalaryGuideProps) {
  const t = useTranslations('staff.pay')
  const term = termOf(position) === 'short' ? 'short' : 'permanent'
  const rows = listRows(entries, countries).map(({ country, ...salary }) => {
    const fee = feeFor(salary, position)
    const amount = withUnbrokenRange(formatAmount(salary, locale))
    return {
      country,
      amount,
      pay: withUnbrokenRange(formatSalary(salary, locale)),
      fee: fee && withUnbrokenRange(formatAmount(fee, locale)),
      vat: WITHOUT_VAT.has(country.isoCode) ? ('none' as const) : ('added' as const),
      noFee: fee ? undefined : t('fee.unknown', { why: salary.gross === false ? 'net' : 'hours' }),
    }
  })
  return (
    <>
      <div className="sm:hidden">
        <OwnPayClient
          rows={rows.map(({ country: { slug, title, timeZone }, pay, fee, vat, noFee }) => ({
            ...{ slug, country: title, timeZone },
            ...{ pay, noFee },
            fee: fee && t(`fee.${term}.amount`, { amount: fee, vat }),
          }))}
          feeText={t(`fee.${term}.text`, { ...TERMS, amount: '{amount}' })}
        />
      </div>
      <Fold
        isTitleNarrow
        title={<h3 className="text-body font-sans">{t('allCountries')}</h3>}
        className="border-rule max-sm:mt-4 max-sm:border-y"
      >
        <PayTable locale={locale} rows={rows} feeHead={t(`fee.${term}.column`, TERMS)} />
      </Fold>
      <p className="mt-4 max-w-measure text-small text-muted">{t('note', { position })}</p>
    </>
  )
}

interface PayTableProps {
  locale: Locale
  rows: readonly PayRow[]
  feeHead: string
}

interface PayRow {
  country: Country
  amount: string
  pay: string
  fee: string | undefined
  vat: 'none' | 'added'
  /** Why it is not said. */
  noFee: string | undefined
}

/** The figures stand below each other, and beside or below them what only some of them need. */
function PayTable({ locale, rows, feeHead }: PayTableProps) {
  const t = useTranslations('staff.pay')
  const words = useTranslations('vocabulary')
  return (
    <div className="prose">
      <TableScroll label={t('caption')}>
        <table>
          <caption className="sr-only">{t('caption')}</caption>
          {/* Columns of their own width, so that no face that comes late moves them. */}
          <colgroup>
            <col width="25%" />
            <col width="22%" />
            <col width="16%" />
            <col width="37%" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{words('country')}</th>
              <th scope="col" className="text-right">
                {t('amount')}
              </th>
              <td />
              <th scope="col" className="text-right">
                {feeHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ country, amount, pay, fee, vat, noFee }) => (
              <tr key={`${country.slug} ${pay}`}>
                <th scope="row" className="font-serif text-h4 font-normal">
                  <TextLink
                    href={localizedPath(locale, PATHS.country(country.slug))}
                    className="row-link text-ink"
                  >
                    {country.title}
                  </TextLink>
                </th>
                <td className="sm:text-right">{amount}</td>
                <td className="text-muted">{pay.slice(amount.length).trim()}</td>
                {fee ? (
                  <td data-head={feeHead} className="text-muted sm:text-right">
                    {fee}
                    {vat === 'none' && <small className="block text-small">{t('fee.noVat')}</small>}
                  </td>
                ) : (
                  <td data-head={feeHead} className="text-small text-muted sm:text-right">
                    {noFee}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

/** A country that the site does not know has no name to show. */
export function listRows(entries: readonly SalaryGuideEntry[], countries: readonly Country[]) {
  return entries.flatMap((entry) => {
    const country = countries.find(({ slug }) => slug === entry.countrySlug)
    return country ? [{ ...entry, country }] : []
  })
}
