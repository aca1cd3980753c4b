import { isRecord } from '#lib/http/foreign-json.ts'
import { nearestOf } from './describe-issue.ts'
import type { FieldReport } from './localize.ts'

const CURRENCIES = Intl.supportedValuesOf('currency')
const CODE = /^[A-Z]{3}$/

/** A backend's pay is put right silently; what is written here by hand, its author puts right. */
export function checkSalaries(
  value: unknown,
  report: FieldReport,
  path: readonly PropertyKey[] = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkSalaries(item, report, [...path, index])
    return
  }
  if (!isRecord(value)) return
  for (const [key, field] of Object.entries(value)) checkSalaries(field, report, [...path, key])
  const { currency, from, to, period } = value
  if (typeof currency !== 'string' || !CODE.test(currency)) return
  if (!CURRENCIES.includes(currency)) {
    const near = nearestOf(currency, CURRENCIES)
    report(
      [...path, 'currency'],
      `no currency has this code${near ? `; did you mean ${near}?` : ''}`,
    )
  }
  if (period === undefined) return
  if (typeof from === 'number' && typeof to === 'number' && from > to) {
    report([...path, 'from'], `is more than to (${to}); write the smaller amount first`)
  }
  if (from === undefined && to === undefined) report(path, 'is missing from or to; write an amount')
}
