import { setTimeout as wait } from 'node:timers/promises'
import type { SiteProcess } from '#scripts/site-process.ts'
import { startReceiver } from './receiver.ts'
import { backendAt, checkNothingLost, type Scenario, startSite, webhookAt } from './scenario.ts'
import { newEnquiry, type Sendable, send } from './sender.ts'
import { waitUntilDelivered } from './stored.ts'

const VISITORS = 12
const MAX_LIFE_MS = 700
/** A delivery that died with its process is made again when its lease has ended. */
const PATIENCE_MS = 120_000

/** The process is killed again and again under a stream of enquiries, at moments left to chance. */
export async function killAgainAndAgain({ dir, report, rounds }: Scenario): Promise<void> {
  const backend = await startReceiver()
  const webhook = await startReceiver()
  const environment = { ...backendAt(backend), ...webhookAt(webhook) }
  const acknowledged: Sendable[] = []
  let site: SiteProcess | undefined
  let isOver = false

  /** As a browser does: the same key until there is an answer. */
  async function visit(): Promise<void> {
    while (!isOver) {
      const enquiry = newEnquiry()
      for (;;) {
        const status = site && (await send(site.url, enquiry))
        if (status && status < 300) acknowledged.push(enquiry)
        if (status || isOver) break
        await wait(20)
      }
    }
  }

  async function firstAnswer(before: number): Promise<void> {
    for (let turn = 0; turn < 500 && acknowledged.length === before; turn += 1) await wait(10)
  }

  const visitors = Array.from({ length: VISITORS }, visit)
  let emptyRounds = 0
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.length
    site = await startSite(dir, environment)
    // Some die while they start, most in the midst of what they do.
    if (round % 5 > 0) await firstAnswer(before)
    await wait(Math.random() * MAX_LIFE_MS)
    await site.end('SIGKILL')
    if (acknowledged.length === before) emptyRounds += 1
  }
  site = await startSite(dir, environment)
  isOver = true
  await Promise.all(visitors)
  const stored = await waitUntilDelivered(dir, PATIENCE_MS)
  await site.end()
  report.check(
    `${rounds} times killed`,
    emptyRounds < rounds / 4,
    `${emptyRounds} before anything was acknowledged`,
  )
  checkNothingLost(report, acknowledged, stored, { backend, webhook })
  await Promise.all([backend.stop(), webhook.stop()])
}
