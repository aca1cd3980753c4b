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
    const basis = salary.gross === false ? ('net' as const) : ('hours' as const)
    return {
      country,
      basis,
      pay: withUnbrokenRange(formatSalary(salary, locale)),
      fee: fee && withUnbrokenRange(formatAmount(fee, locale)),
      vat: WITHOUT_VAT.has(country.isoCode) ? ('none' as const) : ('added' as const),
      noFee: fee ? undefined : t('fee.unknown', { basis }),
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
        title={<h3 className="text-h4">{t('allCountries')}</h3>}
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
  pay: string
  fee: string | undefined
  vat: 'none' | 'added'
  /** Of a fee that is not known. */
  basis: 'net' | 'hours'
}

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
            <col width="28%" />
            <col width="43%" />
            <col width="29%" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{words('country')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{feeHead}</th>
            </tr>
          </thead>
          <tbody className="md:whitespace-nowrap">
            {rows.map(({ country, pay, fee, vat, basis }) => (
              <tr key={`${country.slug} ${pay}`}>
                <th scope="row" className="font-serif text-h4 font-normal">
                  <TextLink
                    href={localizedPath(locale, PATHS.country(country.slug))}
                    className="row-link text-ink"
                  >
                    {country.title}
                  </TextLink>
                </th>
                <td>{pay}</td>
                <td data-head={feeHead} className="text-muted">
                  {fee ? t('fee.cell', { amount: fee, vat }) : t('fee.basis', { basis })}
                </td>
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
