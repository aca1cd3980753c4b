import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, type LoadResult, load } from './load.ts'

export const GZIP = { 'accept-encoding': 'gzip' }
export const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export interface Target extends Omit<Load, 'seconds' | 'connections'> {
  name: string
  /** Of the process that answers. */
  pid: number
}

export const ROUNDS = 5
export const SECONDS = 2
const WARM_UP_SECONDS = 2
/** What has been asked for is compressed as well as can be a while later. */
const LEISURE_MS = 4_000

/** A target's median by its rate, and its rate in each round. */
export interface Measured extends LoadResult {
  rates: number[]
  /** Of the processor, a request; whatever else the machine does. NaN where there is no /proc. */
  cpuUs: number
}

/**
 * Loads one target after the other, several times over, so that whatever else the machine does
 * meanwhile meets all of them.
 */
export async function measure<T extends Target>(targets: readonly T[]): Promise<(T & Measured)[]> {
  for (const target of targets) await load({ ...target, seconds: WARM_UP_SECONDS })
  await pause(LEISURE_MS)
  const results = new Map<T, (LoadResult & Pick<Measured, 'cpuUs'>)[]>(
    targets.map((target) => [target, []]),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [target, found] of results) {
      const before = processorUs(target.pid)
      const result = await load({ ...target, seconds: SECONDS })
      const cpuUs = (processorUs(target.pid) - before) / (result.rate * SECONDS)
      found.push({ ...result, cpuUs })
    }
  }
  return [...results].map(([target, found]) => ({
    ...target,
    ...medianOf(found, ({ rate }) => rate),
    cpuUs: medianOf(found, ({ cpuUs }) => cpuUs).cpuUs,
    failed: found.reduce((sum, { failed }) => sum + failed, 0),
    rates: found.map(({ rate }) => rate),
  }))
}

/** The median of what each round says: what slows a round down slows down both. */
export function ratioOf(one: Measured, other: Measured): number {
  return medianOf(
    one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)),
    (ratio) => ratio,
  )
}

function medianOf<T>(values: T[], weigh: (value: T) => number): T {
  const sorted = values.toSorted((one, other) => weigh(one) - weigh(other))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}

const TICK_US = 10_000

/** What a process and its workers have had of the processor. */
function processorUs(pid: number): number {
  const usedBy = (one: string) => {
    const [, ...fields] = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')
    const [user, system] = (fields.at(-1) ?? '').split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * TICK_US
  }
  try {
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [String(pid), ...workers.filter(Boolean)].reduce((sum, one) => sum + usedBy(one), 0)
  } catch {
    return Number.NaN
  }
}

/** The bytes of an answer as they are sent. Throws where the status is another. */
export function bytesOf(url: string, headers: Record<string, string>, status = 200) {
  return new Promise<Buffer>((resolve, reject) => {
    const asked = get(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === status) resolve(Buffer.concat(parts))
        else reject(new Error(`${url}: ${response.statusCode} where ${status} was expected`))
      })
    })
    asked.on('error', (cause) => reject(new Error(`${url}: no answer`, { cause })))
  })
}
