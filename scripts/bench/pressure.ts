import { setTimeout as pause } from 'node:timers/promises'
import { startSiteProcess } from '#scripts/site-process.ts'
import { NO_DELIVERY } from './enquiries.ts'
import { memoryOf } from './growth.ts'
import { createVisitors, type Sent } from './mix.ts'
import { asked, count, ms, type Table } from './table.ts'

/** BENCH_LOAD_SECONDS=300 for the five minutes. */
const STEADY_SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 60)
const OVERLOAD_SECONDS = Math.min(30, STEADY_SECONDS)
const CAPACITY_SECONDS = 8
const CAPACITY_WORKERS = 48
const TICK_MS = 10
/** More than these waiting for an answer, and the next does not come in at all. */
const MAX_WAITING = 2_000
const SHARE_STEADY = 0.7
const SHARE_OVERLOAD = 3
const ASKED_ENQUIRY_MS = 1_000
const ASKED_RECOVERY_MS = 5_000
/** An ordinary answer again. */
const RECOVERED_MS = 200

type Visitors = ReturnType<typeof createVisitors>

/** All kinds of requests at once: long, a little below what the site can do, and then far above. */
export async function benchPressure(data: string): Promise<Table[]> {
  const site = await startSiteProcess({
    DATA_DIR: data,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...NO_DELIVERY,
  })
  const visitors = createVisitors(site.url)
  try {
    await sendInTurns(visitors, CAPACITY_SECONDS / 2)
    const capacity = (await sendInTurns(visitors, CAPACITY_SECONDS)).length / CAPACITY_SECONDS
    const memory = [memoryOf(site.pid)]
    const steady: Sent[][] = []
    for (let quarter = 0; quarter < 4; quarter += 1) {
      steady.push(await sendAtRate(visitors, capacity * SHARE_STEADY, STEADY_SECONDS / 4))
      memory.push(memoryOf(site.pid))
    }
    const overload = await sendAtRate(visitors, capacity * SHARE_OVERLOAD, OVERLOAD_SECONDS)
    const recoveryMs = await recover(visitors)
    const after = memoryOf(site.pid)
    return [steadyTable(capacity, steady, memory), overloadTable(overload, recoveryMs, after)]
  } finally {
    await visitors.close()
    await site.end()
  }
}

/** As many at a time as there are workers: what the site can do. */
async function sendInTurns(visitors: Visitors, seconds: number): Promise<Sent[]> {
  const sent: Sent[] = []
  const end = performance.now() + seconds * 1_000
  const work = async () => {
    while (performance.now() < end) sent.push(await visitors.sendNext())
  }
  await Promise.all(Array.from({ length: CAPACITY_WORKERS }, work))
  return sent
}

/** As many a second as are asked for, whether those before have been answered or not. */
async function sendAtRate(visitors: Visitors, rate: number, seconds: number): Promise<Sent[]> {
  const sent: Sent[] = []
  const waiting = new Set<Promise<void>>()
  const startedAt = performance.now()
  let due = 0
  for (let now = 0; now < seconds * 1_000; now = performance.now() - startedAt) {
    for (; due < (now / 1_000) * rate; due += 1) {
      if (waiting.size >= MAX_WAITING) continue
      const one = visitors.sendNext().then((result) => {
        sent.push(result)
        waiting.delete(one)
      })
      waiting.add(one)
    }
    await pause(TICK_MS)
  }
  await Promise.all(waiting)
  return sent
}

/** How long after the last of the crowd a page and an enquiry are answered as ever. */
async function recover(visitors: Visitors): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const [page, enquiry] = await Promise.all([visitors.sendPage(), visitors.sendEnquiry()])
    const tookMs = performance.now() - startedAt
    const isQuick = [page, enquiry].every(
      (each) => each.outcome === 'answered' && each.tookMs <= RECOVERED_MS,
    )
    if (isQuick || tookMs > 60_000) return tookMs
  }
}

function steadyTable(capacity: number, quarters: Sent[][], memory: number[]): Table {
  const wrong = quarters.flat().filter(({ outcome }) => outcome !== 'answered').length
  return {
    title: `${STEADY_SECONDS} s at ${SHARE_STEADY * 100} % of what the site can do`,
    note: `Pages, menus, searches, unknown addresses, enquiries: ${count(capacity)} a second at the most, asked by one process of Node on the same machine. ${asked(`Failed: ${wrong}`, wrong === 0)}`,
    head: ['quarter', 'requests', 'p50', 'p99', 'p99 of enquiries', 'memory after'],
    rows: quarters.map((sent, index) => [
      String(index + 1),
      count(sent.length),
      ms(quantile(sent, 0.5)),
      ms(quantile(sent, 0.99)),
      ms(
        quantile(
          sent.filter(({ isEnquiry }) => isEnquiry),
          0.99,
        ),
      ),
      `${memory[index + 1]} MB`,
    ]),
  }
}

function overloadTable(sent: Sent[], recoveryMs: number, memory: number): Table {
  const enquiries = sent.filter(({ isEnquiry }) => isEnquiry)
  const others = sent.filter(({ isEnquiry }) => !isEnquiry)
  const share = (of: Sent[], wanted: Sent['outcome']) =>
    `${((100 * of.filter(({ outcome }) => outcome === wanted).length) / of.length).toFixed(1)} %`
  const slowest = quantile(enquiries, 1)
  const lost = enquiries.filter(({ outcome }) => outcome !== 'answered').length
  return {
    title: `${OVERLOAD_SECONDS} s at ${SHARE_OVERLOAD * 100} %`,
    note: `${asked(`An ordinary answer again after ${ms(recoveryMs)}`, recoveryMs <= ASKED_RECOVERY_MS)}; memory then ${memory} MB.`,
    head: ['', 'sent', 'answered', 'shed (503)', 'failed', 'p99', 'slowest'],
    rows: [
      ...[['pages and reads', others] as const, ['enquiries', enquiries] as const].map(
        ([name, of]) => [
          name,
          count(of.length),
          share(of, 'answered'),
          share(of, 'shed'),
          share(of, 'wrong'),
          ms(quantile(of, 0.99)),
          of === enquiries
            ? asked(ms(slowest), slowest <= ASKED_ENQUIRY_MS && lost === 0)
            : ms(quantile(of, 1)),
        ],
      ),
    ],
  }
}

function quantile(sent: Sent[], share: number): number {
  const times = sent.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
