import { type Scenario, startSite } from './scenario.ts'
import { newEnquiries, newEnquiry, send, sendMany } from './sender.ts'
import { makeSmallDisk } from './small-disk.ts'
import { readStored } from './stored.ts'

/** Without room nothing is acknowledged; with room again the same forms are taken. */
export async function runOutOfRoom({ dir, report }: Scenario): Promise<void> {
  const disk = makeSmallDisk(dir)
  const site = await startSite(disk.dir)
  try {
    const before = newEnquiry()
    report.check(
      `on ${disk.kind}, with room, one is accepted`,
      (await send(site.url, before)) === 202,
    )

    disk.fill(site.pid)
    const enquiries = newEnquiries(20)
    const refused = [
      ...(await sendMany(site.url, enquiries)),
      ...(await sendMany(site.url, enquiries)),
    ]
    report.check(
      'without room none is acknowledged',
      refused.every((status) => status === 503),
      `statuses ${[...new Set(refused)]}`,
    )
    report.check('pages are served meanwhile', (await fetch(`${site.url}/contacts`)).status === 200)

    disk.free(site.pid)
    const taken = await sendMany(site.url, enquiries)
    report.check(
      'with room again the same are accepted',
      taken.every((status) => status === 202),
      `statuses ${[...new Set(taken)]}`,
    )
    const stored = (await readStored(disk.dir)).map(({ key }) => key)
    const expected = [before, ...enquiries].map(({ key }) => key)
    report.check(
      'each is stored once',
      stored.toSorted().join() === expected.toSorted().join(),
      `${stored.length} stored`,
    )
  } finally {
    await site.end()
    disk.remove()
  }
}
