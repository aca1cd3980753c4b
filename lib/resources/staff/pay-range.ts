import type { SalaryGuideEntry } from './model.ts'

type Pay = Omit<SalaryGuideEntry, 'countrySlug'>

/**
 * From the least to the most that is usual for several positions; of those that are paid in the
 * way that most of them are, since a sum by the hour and one by the year have no range.
 */
export function payRange(pays: readonly Pay[]): Pay | undefined {
  const ways = Map.groupBy(pays, ({ currency, period, gross }) => `${currency} ${period} ${gross}`)
  const [usual = []] = [...ways.values()].toSorted((one, other) => other.length - one.length)
  const [first] = usual
  return (
    first && {
      ...first,
      from: Math.min(...usual.map(({ from }) => from)),
      to: Math.max(...usual.map(({ to }) => to)),
    }
  )
}
