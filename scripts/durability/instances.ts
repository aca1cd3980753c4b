import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#e2e/harness/postgres.ts'
import type { SiteProcess } from '#scripts/site-process.ts'
import { startReceiver } from './receiver.ts'
import { checkNothingLost, type Scenario, startSite, webhookAt } from './scenario.ts'
import { newEnquiry, type Sendable, send } from './sender.ts'
import { readStored, waitUntilDelivered } from './stored.ts'

const INSTANCES = 3
const VISITORS = 8
const AT_LEAST = 1_000
const PATIENCE_MS = 180_000
/** However slow the machine is, it ends. */
const LIMIT_MS = 300_000

/**
 * Three instances share a database. Under a stream of enquiries the instances are killed one after
 * the other, again and again, and the database is stopped and killed in between.
 */
export async function shareOneDatabase({ dir, report }: Scenario): Promise<void> {
  const database = await startPostgres({ isDurable: true })
  const webhook = await startReceiver()
  const folders = Array.from({ length: INSTANCES }, (_, index) => join(dir, String(index)))
  for (const folder of folders) mkdirSync(folder)
  const start = (folder: string) =>
    startSite(folder, { ...webhookAt(webhook), DATABASE_URL: database.url })
  const sites: (SiteProcess | undefined)[] = await Promise.all(folders.map(start))
  const acknowledged: Sendable[] = []
  let isOver = false

  /** As a browser behind a balancer does: the same key, at whichever instance is there. */
  async function visit(): Promise<void> {
    while (!isOver) {
      const enquiry = newEnquiry()
      for (let turn = Math.floor(Math.random() * INSTANCES); ; turn += 1) {
        const site = sites[turn % INSTANCES]
        const status = site && (await send(site.url, enquiry))
        if (status && status < 300) acknowledged.push(enquiry)
        if ((status && status < 300) || isOver) break
        await wait(20)
      }
    }
  }

  const visitors = Array.from({ length: VISITORS }, visit)
  const until = Date.now() + LIMIT_MS
  let kills = 0
  let outages = 0
  while ((acknowledged.length < AT_LEAST || outages < 2) && Date.now() < until) {
    const index = kills % INSTANCES
    await wait(300 + Math.random() * 700)
    const killed = sites[index]
    sites[index] = undefined
    await killed?.end('SIGKILL')
    kills += 1
    if (kills % 3 === 2) {
      await database.kill()
      outages += 1
      await wait(1_500)
    }
    sites[index] = await start(folders[index] ?? dir)
    if (kills % 3 === 2) await database.start()
  }
  isOver = true
  await Promise.all(visitors)
  const spooled = async () => (await Promise.all(folders.map(readStored))).flat().length
  for (const waitUntil = Date.now() + PATIENCE_MS; Date.now() < waitUntil; await wait(500)) {
    if ((await spooled()) === 0) break
  }
  const stored = await waitUntilDelivered(database.url, PATIENCE_MS)
  report.check(
    `${acknowledged.length} acknowledged by ${INSTANCES} instances`,
    acknowledged.length >= AT_LEAST,
    `${kills} instances killed, ${outages} outages of the database`,
  )
  report.check('none waits at an instance any more', (await spooled()) === 0)
  checkNothingLost(report, acknowledged, stored, { webhook })
  await Promise.all(sites.map((site) => site?.end()))
  await Promise.all([webhook.stop(), database.stop()])
}
