import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { formatSalary } from '#lib/resources/salary.ts'
import type { Vacancy } from './model.ts'

/** The pay in the agency's own words, or from the amounts where it has none; else empty. */
export function payOf({ sum, salary }: Pick<Vacancy, 'sum' | 'salary'>, locale: Locale): string {
  return sum.trim() || (salary ? formatSalary(salary, locale) : '')
}

interface PayParts {
  amount: string
  basis: string
  /** The basis without what most pay is: before tax. */
  unusual: string
}

/** The amount, and on what basis it is paid: `€2,300–2,500 a month` and `gross`. */
export function payParts(pay: string, locale: Locale): PayParts {
  const { gross, net } = LANGUAGE_RULES[locale].salary
  const starts = [gross, net, ', '].map((mark) => plain(pay).indexOf(plain(mark)))
  const usual = plain(withoutComma(gross))
  const at = Math.min(...starts.filter((start) => start > 0), pay.length)
  const basis = withoutComma(pay.slice(at))
  const isUsual = plain(basis).startsWith(usual)
  return {
    amount: pay.slice(0, at),
    basis,
    unusual: isUsual ? withoutComma(basis.slice(usual.length)) : basis,
  }
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}

function withoutComma(text: string): string {
  return text.replace(/^[\s,]+/, '')
}

/** `Lucca, Italy`; the cities alone where there are several countries, each name on one line. */
export function placeOf({ city, countries }: Pick<Vacancy, 'city' | 'countries'>): string {
  const inCountries = countries.map(({ title }) => title.replaceAll(' ', '\u00A0'))
  if (city && countries.length > 1) return city
  return [...new Set([city, ...inCountries].filter(Boolean))].join(', ')
}
