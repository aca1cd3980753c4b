import { settings as environment } from '#lib/config/settings.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { feeOf } from '#lib/resources/fee.ts'
import { formatMoney } from '#lib/resources/salary.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { EXAMPLE_PAY, EXAMPLE_WORKED_MONTHS, TERMS } from '#lib/resources/terms.ts'

/** What texts say by name, so that it stands in one place: `{guaranteeMonths}`. */
export function toFacts(locale: Locale, settings: Settings): Readonly<Record<string, string>> {
  const { tag } = LANGUAGES[locale]
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  const money = (amount: number) => formatMoney(amount, 'GBP', locale)
  const { fee } = feeOf(EXAMPLE_PAY)
  const refund = fee / TERMS.guaranteeMonths
  const leftMonths = TERMS.guaranteeMonths - EXAMPLE_WORKED_MONTHS
  const { retentionDays, undeliveredRetentionDays } = environment()
  return {
    feeShare: percent.format(TERMS.feeShare),
    temporaryShare: percent.format(TERMS.temporaryShare),
    vatShare: percent.format(TERMS.vatShare),
    temporaryMonths: number.format(TERMS.temporaryMonths),
    permanentMonths: number.format(TERMS.permanentMonths),
    guaranteeMonths: number.format(TERMS.guaranteeMonths),
    paymentDays: number.format(TERMS.paymentDays),
    introductionMonths: number.format(TERMS.introductionMonths),
    replacementDays: number.format(TERMS.replacementDays),
    examplePay: money(EXAMPLE_PAY),
    exampleFee: money(fee),
    exampleRefund: money(refund),
    exampleLeftMonths: number.format(leftMonths),
    exampleLeftRefund: money(refund * leftMonths),
    retentionDays: number.format(retentionDays),
    undeliveredRetentionDays: number.format(undeliveredRetentionDays),
    headOfficePhone: settings.phones.headOffice,
  }
}

/** What is named and not known stays as it is, for a test to find. */
export function fillIn(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => facts[key] ?? name)
}
