import type { Locale } from '#lib/i18n/locales.ts'

export type SalaryPeriod = 'hour' | 'day' | 'week' | 'month' | 'year'

/** Amounts are in units of the ISO 4217 `currency`. */
export interface Salary {
  from?: number
  to?: number
  currency: string
  period: SalaryPeriod
  gross?: boolean
}

const NUMBER_LOCALES: Record<Locale, string> = { en: 'en-GB', ru: 'ru-RU' }
/** Russian sets off thousands from five digits on. */
const GROUPINGS = { en: 'always', ru: 'min2' } as const
/** Others share a sign with these, so they keep their code. */
const CURRENCIES_KNOWN_BY_SIGN = new Set(['EUR', 'GBP', 'RUB', 'USD'])

const WORDS = {
  en: {
    from: 'from ',
    to: 'up to ',
    gross: ', gross',
    net: ', net',
    hour: 'an\u00A0hour',
    day: 'a\u00A0day',
    week: 'a\u00A0week',
    month: 'a\u00A0month',
    year: 'a\u00A0year',
  },
  ru: {
    from: 'от ',
    to: 'до ',
    gross: ' до вычета налогов',
    net: ' на руки',
    hour: 'в\u00A0час',
    day: 'в\u00A0день',
    week: 'в\u00A0неделю',
    month: 'в\u00A0месяц',
    year: 'в\u00A0год',
  },
} satisfies Record<Locale, Record<string, string>>

/** `£56,000–60,000 a year, gross`; empty where no amount is known. */
export function formatSalary(salary: Salary, locale: Locale): string {
  const amount = formatAmount(salary, locale)
  if (!amount) return ''
  const words = WORDS[locale]
  const basis = salary.gross === undefined ? '' : salary.gross ? words.gross : words.net
  return `${amount} ${words[salary.period]}${basis}`
}

function formatAmount({ from, to, currency }: Salary, locale: Locale): string {
  const money = moneyFormat(currency, locale)
  if (from !== undefined && to !== undefined && from !== to) {
    // The sign stands once, at the outer end: Intl's own ranges repeat it in English.
    const plain = new Intl.NumberFormat(NUMBER_LOCALES[locale], amountFormat(money, locale))
    return locale === 'en'
      ? `${money.format(from)}–${plain.format(to)}`
      : `${plain.format(from)}–${money.format(to)}`
  }
  if (from !== undefined) return `${from === to ? '' : WORDS[locale].from}${money.format(from)}`
  return to === undefined ? '' : `${WORDS[locale].to}${money.format(to)}`
}

function moneyFormat(currency: string, locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(NUMBER_LOCALES[locale], {
    style: 'currency',
    currency,
    currencyDisplay: CURRENCIES_KNOWN_BY_SIGN.has(currency) ? 'narrowSymbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: GROUPINGS[locale],
  })
}

function amountFormat(money: Intl.NumberFormat, locale: Locale): Intl.NumberFormatOptions {
  const { minimumFractionDigits, maximumFractionDigits } = money.resolvedOptions()
  return {
    minimumFractionDigits,
    maximumFractionDigits,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: GROUPINGS[locale],
  }
}
