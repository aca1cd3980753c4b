import { type Mode, startReceiver } from './receiver.ts'
import { backendAt, checkNothingLost, type Scenario, startSite } from './scenario.ts'
import { newEnquiries, sendMany } from './sender.ts'
import { waitUntilDelivered } from './stored.ts'

const NUMBER = 40
const PATIENCE_MS = 120_000
/** What a visitor waits for a backend, and a little. */
const LONGEST_ANSWER_MS = 6_500
const FAULTS: Mode[] = ['slow', 'reset-before', 'reset-after', 'status-500', 'status-429', 'hang']

/** The backend is down for the whole run, the site is started anew meanwhile, then it is up. */
export async function comeBackAfterOutage({ dir, report }: Scenario): Promise<void> {
  const backend = await startReceiver()
  await backend.stop()
  const enquiries = newEnquiries(NUMBER)
  const first = await startSite(dir, backendAt(backend))
  const statuses = await sendMany(first.url, enquiries)
  await first.end()
  report.check(
    'with the backend down all are accepted',
    statuses.every((status) => status === 202),
  )
  await backend.restart()
  const second = await startSite(dir, backendAt(backend))
  const stored = await waitUntilDelivered(dir, PATIENCE_MS)
  await second.end()
  checkNothingLost(report, enquiries, stored, { backend })
  const times = [...backend.taken.values()].map(({ times }) => times)
  report.check(
    'each is delivered once',
    times.every((each) => each === 1),
  )
  await backend.stop()
}

/** Whatever a backend does, an enquiry is accepted in time and reaches it under one key. */
export async function survive({ dir, report }: Scenario): Promise<void> {
  const backend = await startReceiver()
  const site = await startSite(dir, backendAt(backend))
  const enquiries = []
  for (const mode of FAULTS) {
    backend.mode = mode
    const sent = newEnquiries(NUMBER)
    const start = performance.now()
    const statuses = await sendMany(site.url, sent)
    const took = Math.round(performance.now() - start)
    const isAccepted = statuses.every((status) => status >= 200 && status < 300)
    report.check(
      `${mode}: all are accepted in time`,
      isAccepted && took < LONGEST_ANSWER_MS,
      `${took} ms`,
    )
    enquiries.push(...sent)
  }
  backend.mode = 'healthy'
  const stored = await waitUntilDelivered(dir, PATIENCE_MS)
  await site.end()
  checkNothingLost(report, enquiries, stored, { backend })
  await backend.stop()
}
