import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startReceiver } from './receiver.ts'
import { backendAt, checkNothingLost, type Scenario, startSite, webhookAt } from './scenario.ts'
import { newEnquiries, type Sendable, sendMany } from './sender.ts'
import { waitUntilDelivered } from './stored.ts'

const DAY_MS = 24 * 3_600_000
const NUMBER = 10

/** The wall clock goes a day forward and a day back while enquiries wait for their delivery. */
export async function moveTheClock({ dir, report }: Scenario): Promise<void> {
  const file = join(dir, 'clock')
  const preload = fileURLToPath(new URL('./moved-clock.ts', import.meta.url))
  const backend = await startReceiver()
  const webhook = await startReceiver()
  const site = await startSite(join(dir, 'data'), {
    ...backendAt(backend),
    ...webhookAt(webhook),
    CLOCK_FILE: file,
    NODE_OPTIONS: `--import ${preload}`,
  })
  const all: Sendable[] = []
  for (const days of [0, 1, -1, 0]) {
    writeFileSync(file, String(days * DAY_MS))
    await wait(200)
    backend.mode = 'status-500'
    const enquiries = newEnquiries(NUMBER)
    const statuses = await sendMany(site.url, [...enquiries, ...all])
    const isAccepted = statuses.every((status) => status >= 200 && status < 300)
    report.check(
      `${days} days off: new ones are accepted, old ones told the same`,
      isAccepted,
      `statuses ${[...new Set(statuses)]}`,
    )
    all.push(...enquiries)
  }
  backend.mode = 'healthy'
  for (const days of [-1, 1, 0]) {
    writeFileSync(file, String(days * DAY_MS))
    await wait(2_500)
  }
  const stored = await waitUntilDelivered(join(dir, 'data'), 90_000)
  await site.end()
  const times = stored.flatMap(({ createdAt }) => createdAt?.getTime() ?? [])
  const span = Math.max(...times) - Math.min(...times)
  report.check('the clock was moved', span > 1.9 * DAY_MS, `${span} ms between them`)
  checkNothingLost(report, all, stored, { backend, webhook })
  await Promise.all([backend.stop(), webhook.stop()])
}
