import { useTranslations } from 'next-intl'
import { Facts } from '#components/ui/page/facts.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { feeOf } from '#lib/resources/fee.ts'
import { formatMoney } from '#lib/resources/salary.ts'
import { EXAMPLE_PAY, TERMS } from '#lib/resources/terms.ts'

const COSTS = ['fee', 'short', 'replacement', 'candidates'] as const

export type Cost = (typeof COSTS)[number]

interface CostFactsProps {
  locale: Locale
  costs?: readonly Cost[]
}

/** What the agency asks and promises, in a row each. */
export function CostFacts({ locale, costs = COSTS }: CostFactsProps) {
  const t = useTranslations('home.process.costs')
  const { fee, feeWithVat } = feeOf(EXAMPLE_PAY)
  const money = (amount: number) => formatMoney(amount, 'GBP', locale)
  const example = { pay: money(EXAMPLE_PAY), fee: money(fee), feeWithVat: money(feeWithVat) }
  return (
    <Facts
      areLong
      items={costs.map((cost) => ({
        term: t(`${cost}.term`),
        value: t(`${cost}.value`, { ...TERMS, ...example }),
      }))}
    />
  )
}
