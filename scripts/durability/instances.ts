import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Postgres, startPostgres } from '#e2e/harness/postgres.ts'
import type { SiteProcess } from '#scripts/site-process.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import type { Report } from './report.ts'
import { checkNothingLost, type Scenario, startSite, webhookAt } from './scenario.ts'
import { newEnquiry, type Sendable, send } from './sender.ts'
import { readStored, waitUntilDelivered } from './stored.ts'

const INSTANCES = 3
const VISITORS = 8
const AT_LEAST = 1_000
const PATIENCE_MS = 180_000
/** However slow the machine is, it ends. */
const LIMIT_MS = 300_000

export interface SharedInstances {
  database: Postgres
  webhook: Receiver
  /** What each keeps by itself. */
  folders: readonly string[]
  /** Those that run now. */
  sites: (SiteProcess | undefined)[]
  start(index: number): Promise<SiteProcess>
  /** Of the proxy in front of them; absent where visitors know each. */
  address?: string
}

/** Three instances share a database. */
export async function shareOneDatabase({ dir, report }: Scenario): Promise<void> {
  const database = await startPostgres({ isDurable: true })
  const webhook = await startReceiver()
  const folders = Array.from({ length: INSTANCES }, (_, index) => join(dir, String(index)))
  for (const folder of folders) mkdirSync(folder)
  const settings = { ...webhookAt(webhook), DATABASE_URL: database.url }
  const start = (index: number) => startSite(folders[index] ?? dir, settings)
  const sites = await Promise.all(folders.map((_, index) => start(index)))
  await breakInstances({ database, webhook, folders, sites, start }, report)
  await Promise.all(sites.map((site) => site?.end()))
  await Promise.all([webhook.stop(), database.stop()])
}

/**
 * Under a stream of enquiries the instances are killed one after the other, again and again, and
 * the database is stopped and killed in between.
 */
export async function breakInstances(shared: SharedInstances, report: Report): Promise<void> {
  const { database, webhook, folders, sites, start, address } = shared
  const acknowledged: Sendable[] = []
  let repeats = 0
  let isOver = false

  /** As a browser behind a balancer does: the same key, at whichever instance is there. */
  async function visit(): Promise<void> {
    while (!isOver) {
      const enquiry = newEnquiry()
      for (let turn = Math.floor(Math.random() * sites.length); ; turn += 1) {
        const url = address ?? sites[turn % sites.length]?.url
        const status = url && (await send(url, enquiry))
        if (status && status < 300) acknowledged.push(enquiry)
        if ((status && status < 300) || isOver) break
        repeats += 1
        await wait(20)
      }
    }
  }

  const visitors = Array.from({ length: VISITORS }, visit)
  const until = Date.now() + LIMIT_MS
  let kills = 0
  let outages = 0
  while ((acknowledged.length < AT_LEAST || outages < 2) && Date.now() < until) {
    const index = kills % sites.length
    await wait(300 + Math.random() * 700)
    const killed = sites[index]
    sites[index] = undefined
    await killed?.end('SIGKILL')
    kills += 1
    const isOutage = kills % 3 === 2
    if (isOutage) {
      await database.kill()
      outages += 1
      await wait(1_500)
    }
    sites[index] = await start(index)
    if (isOutage) await database.start()
  }
  isOver = true
  await Promise.all(visitors)
  const spooled = async () => (await Promise.all(folders.map(readStored))).flat().length
  for (const waitUntil = Date.now() + PATIENCE_MS; Date.now() < waitUntil; await wait(500)) {
    if ((await spooled()) === 0) break
  }
  const stored = await waitUntilDelivered(database.url, PATIENCE_MS)
  report.check(
    `${acknowledged.length} acknowledged by ${sites.length} instances`,
    acknowledged.length >= AT_LEAST,
    `${kills} instances killed, ${outages} outages of the database, ${repeats} sent again`,
  )
  report.check('none waits at an instance any more', (await spooled()) === 0)
  checkNothingLost(report, acknowledged, stored, { webhook })
}
