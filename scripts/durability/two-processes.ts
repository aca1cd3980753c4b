import { startReceiver } from './receiver.ts'
import { checkNothingLost, type Scenario, startSite, webhookAt } from './scenario.ts'
import { newEnquiries, sendMany } from './sender.ts'
import { waitUntilDelivered } from './stored.ts'

const NUMBER = 300

/** Two processes on one store: the same enquiry to both is one, and each is delivered once. */
export async function shareOneStore({ dir, report }: Scenario): Promise<void> {
  const webhook = await startReceiver()
  const sites = await Promise.all([1, 2].map(() => startSite(dir, webhookAt(webhook))))
  const enquiries = newEnquiries(NUMBER)
  const statuses = (await Promise.all(sites.map(({ url }) => sendMany(url, enquiries)))).flat()
  report.check(
    'both accept all',
    statuses.every((status) => status === 202),
  )
  const stored = await waitUntilDelivered(dir, 60_000)
  await Promise.all(sites.map((site) => site.end()))
  checkNothingLost(report, enquiries, stored, { webhook })
  const again = [...webhook.taken.values()].filter(({ times }) => times > 1)
  report.check('each is delivered once', again.length === 0, `${again.length} came again`)
  await webhook.stop()
}
