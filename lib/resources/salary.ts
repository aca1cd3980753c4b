import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'

export type SalaryPeriod = 'hour' | 'day' | 'week' | 'month' | 'year'

/** Amounts are in units of the ISO 4217 `currency`. */
export interface Salary {
  from?: number
  to?: number
  currency: string
  period: SalaryPeriod
  gross?: boolean
}

const MONTHS_IN_YEAR = 12
/** Whole units of a currency. */
const ROUNDED_TO = 10
/** Others share a sign with these, so they keep their code. */
const CURRENCIES_KNOWN_BY_SIGN = new Set(['EUR', 'GBP', 'RUB', 'USD'])

/** `£56,000–60,000 a year, gross`; empty where no amount is known. */
export function formatSalary(salary: Salary, locale: Locale): string {
  const amount = formatAmount(salary, locale)
  if (!amount) return ''
  const words = LANGUAGE_RULES[locale].salary
  const basis = salary.gross === undefined ? '' : salary.gross ? words.gross : words.net
  return `${amount} ${words.period[salary.period]}${basis}`
}

/** What pay by the year comes to in a month, to the nearest ten; undefined for other pay. */
export function monthlyOf({ from, to, currency, period }: Salary): Salary | undefined {
  if (period !== 'year') return undefined
  const inMonth = (amount?: number) =>
    amount && Math.round(amount / MONTHS_IN_YEAR / ROUNDED_TO) * ROUNDED_TO
  return { from: inMonth(from), to: inMonth(to), currency, period: 'month' }
}

/** `£56,000–60,000`; empty where none is known. */
export function formatAmount({ from, to, currency }: Salary, locale: Locale): string {
  const words = LANGUAGE_RULES[locale].salary
  const money = moneyFormat(currency, locale)
  if (from !== undefined && to !== undefined && from !== to) {
    // The sign stands once, at the outer end: Intl's own ranges repeat it in English.
    const plain = new Intl.NumberFormat(LANGUAGES[locale].tag, amountFormat(money, locale))
    return words.signIn === 'first'
      ? `${money.format(from)}–${plain.format(to)}`
      : `${plain.format(from)}–${money.format(to)}`
  }
  if (from !== undefined) return `${from === to ? '' : words.from}${money.format(from)}`
  return to === undefined ? '' : `${words.to}${money.format(to)}`
}

/** `€2,000`. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return moneyFormat(currency, locale).format(amount)
}

/** Both ends of a range on one line. */
export function withUnbrokenRange(pay: string): string {
  return pay.replace(/(?<=\d)–(?=\d)/, '–\u2060')
}

function moneyFormat(currency: string, locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(LANGUAGES[locale].tag, {
    style: 'currency',
    currency,
    currencyDisplay: CURRENCIES_KNOWN_BY_SIGN.has(currency) ? 'narrowSymbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: LANGUAGE_RULES[locale].salary.grouping,
  })
}

function amountFormat(money: Intl.NumberFormat, locale: Locale): Intl.NumberFormatOptions {
  const { minimumFractionDigits, maximumFractionDigits } = money.resolvedOptions()
  return {
    minimumFractionDigits,
    maximumFractionDigits,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: LANGUAGE_RULES[locale].salary.grouping,
  }
}
