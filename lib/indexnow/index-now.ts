import type { Log } from '#lib/log/log.ts'
import { readState, writeState } from './state-file.ts'
import { MAX_BATCH, type Submission, submit } from './submit.ts'

export interface IndexNowOptions extends Submission {
  /** Where it is kept what has been told, so that a change that comes with a restart is told too. */
  statePath: string
  /** Of every page that search engines may show: its address, and what differs with its content. */
  readVersions: () => Promise<ReadonlyMap<string, string>>
  /** Milliseconds. */
  clock: () => number
  log: Log
  maxQueued?: number
}

export interface IndexNow {
  /** Looks for what has changed, and sends it. Never rejects. */
  check(): Promise<void>
  /** Sends what is still to be sent, where it is time to. Never rejects. */
  send(): Promise<void>
}

const MAX_QUEUED = 50_000
const MIN_PAUSE_MS = 60_000
const MAX_PAUSE_MS = 3_600_000

/**
 * Tells search engines of addresses that are new, have other content, or have gone: those that
 * may no longer be shown were to be found the time before. The first look only takes note.
 */
export async function openIndexNow(options: IndexNowOptions): Promise<IndexNow> {
  const { siteUrl, statePath, readVersions, clock, log, maxQueued = MAX_QUEUED } = options
  // A batch is refused whole for one address of another origin, such as the site may have had.
  const isOurs = (url: string) => url.startsWith(`${siteUrl}/`) || url === siteUrl
  const kept = await readState(statePath)
  const queued = new Set(kept?.queued.filter(isOurs))
  let versions = kept?.versions
  let failures = 0
  let pausedUntil = Number.NEGATIVE_INFINITY
  let work = Promise.resolve()

  return {
    check: () =>
      enqueue(async () => {
        await look()
        await sendQueued()
      }),
    send: () => enqueue(sendQueued),
  }

  /** One after the other, so that nothing is sent twice. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((err: unknown) => {
      log.error({ err }, 'IndexNow: changed addresses could not be found')
    })
    return work
  }

  async function look(): Promise<void> {
    const current = Object.fromEntries(await readVersions())
    const changed = versions ? listChanged(versions, current) : []
    versions = current
    for (const url of changed.filter(isOurs)) queued.add(url)
    const dropped = [...queued].slice(0, Math.max(0, queued.size - maxQueued))
    for (const url of dropped) queued.delete(url)
    if (dropped.length > 0) {
      log.error(
        { dropped: dropped.length },
        'IndexNow: too much is waiting, the oldest is given up',
      )
    }
    await keep()
  }

  async function sendQueued(): Promise<void> {
    while (queued.size > 0 && clock() >= pausedUntil) {
      const batch = [...queued].slice(0, MAX_BATCH)
      const outcome = await submit(batch, options)
      if (outcome.kind === 'failed') {
        const { reason, retryAfterMs } = outcome
        const pauseMs = Math.min(MAX_PAUSE_MS, Math.max(retryAfterMs, MIN_PAUSE_MS * 2 ** failures))
        failures += 1
        pausedUntil = clock() + pauseMs
        const waiting = queued.size
        log.warn({ reason, waiting, retryInS: Math.round(pauseMs / 1000) }, 'IndexNow: not sent')
        return
      }
      failures = 0
      for (const url of batch) queued.delete(url)
      const addresses = batch.length
      if (outcome.kind === 'accepted') log.info({ addresses }, 'IndexNow: sent')
      else log.error({ addresses, reason: outcome.reason }, 'IndexNow: refused, and not sent again')
      await keep()
    }
  }

  async function keep(): Promise<void> {
    await writeState(statePath, { versions: versions ?? {}, queued: [...queued] })
  }
}

type Versions = Readonly<Record<string, string>>

function listChanged(before: Versions, now: Versions): string[] {
  const urls = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...urls].filter((url) => before[url] !== now[url])
}
