import { isKept } from '#lib/enquiries/office/promise-rules.ts'
import { listPromises, type PromiseTimes } from '#lib/enquiries/store/promise-queries.ts'
import { dayOf } from '#lib/i18n/dates.ts'
import type { Options } from './arguments.ts'
import { printable, tableOf } from './plain-text.ts'
import type { AdminContext } from './run-admin.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
const MINUTE_MS = 60_000

/** How the offices kept their promises, by week (of UTC) in which they were due; nothing of visitors. */
export async function stats(
  admin: AdminContext,
  { weeks, office }: Pick<Options, 'weeks' | 'office'>,
): Promise<void> {
  const now = admin.store.clock().getTime()
  const from = mondayOf(now) - (weeks - 1) * WEEK_MS
  const promises = await admin.store.read((db) => listPromises(db, { from, to: now, office }))
  if (promises.length === 0) {
    admin.write('No promises were due.\n')
    return
  }
  const groups = Map.groupBy(promises, ({ dueAt, office: slug }) =>
    JSON.stringify([slug ?? '', dayOf(mondayOf(dueAt?.getTime() ?? 0))]),
  )
  const rows = [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, group]) => {
      const [slug = '', week = '']: string[] = JSON.parse(key)
      return [printable(slug), week, ...figuresOf(group)]
    })
  const head = ['OFFICE', 'WEEK OF', 'DUE', 'KEPT', 'SHARE', 'MINUTES TO TAKEN (MEDIAN)']
  admin.write(`${tableOf([head, ...rows, ['all', '', ...figuresOf(promises)]])}\n`)
}

function figuresOf(promises: readonly PromiseTimes[]): string[] {
  const kept = promises.filter(isKept).length
  const minutes = promises.flatMap(({ createdAt, takenAt }) =>
    takenAt ? (takenAt.getTime() - createdAt.getTime()) / MINUTE_MS : [],
  )
  const share = `${Math.round((100 * kept) / promises.length)} %`
  const taken = minutes.length > 0 ? String(Math.round(medianOf(minutes))) : 'none taken'
  return [String(promises.length), String(kept), share, taken]
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The beginning of the week in UTC; the first day of the Unix calendar was a Thursday. */
function mondayOf(moment: number): number {
  const days = Math.floor(moment / DAY_MS)
  return (days - ((days + 3) % 7)) * DAY_MS
}
