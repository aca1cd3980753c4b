import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createLinks } from '#lib/enquiries/links/links.ts'
import { createOfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { noticeQueue } from '#lib/enquiries/store/notices.ts'
import { openPostgresStore } from '#lib/enquiries/store/postgres/open-store.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { startDeliveryLoop } from './delivery-loop.ts'
import { createNoticeEmail } from './email-target.ts'
import { planMails } from './promise-watch.ts'
import { leaseMs } from './target.ts'

const CLOCK_FILE = 'clock'

// A process of the site, as far as reminders and digests go. Its clock stands in a file that all
// such processes read: each with one of its own would take the other’s leases for those of a clock
// that was moved back.
const [, , dir = '', port = '', name = '', offices = '[]', databaseUrl = ''] = process.argv

/** Another one each time that it is started, as in the site. */
const owner = `${name}.${process.pid}`
const clock = () => new Date(Number(readFileSync(join(dir, CLOCK_FILE), 'utf8')))
const store = databaseUrl
  ? openPostgresStore({ url: databaseUrl, clock, schema: basename(dir) })
  : openStore({ dir, clock })
const log = { info: () => {}, warn: () => {}, error: () => {} }
const listed: Office[] = JSON.parse(offices)
const directory = createOfficeDirectory({
  source: () => ({
    listOffices: async () => listed,
    describeSubject: async () => Promise.reject(new Error('not known')),
  }),
  emails: {},
  to: 'all@a.example',
})
const links = createLinks({ store, secret: 'a secret for the links' })
const from = 'site@a.example'
const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from, siteUrl: 'https://site.test' }
const target = createNoticeEmail({ ...settings, directory, links }, store)
const loop = startDeliveryLoop({
  ...{ store, queue: noticeQueue, target, nameOf: () => ({}), owner, log },
  ...{ pollMs: 5, concurrency: 1 },
})
const lease = { owner, ms: leaseMs(target) }

process.on('message', async () => {
  await planMails({ store, directory, log, onPlanned: loop.wake })
  while (await isAnyLeft()) await pause(2)
  process.send?.('done')
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')

/** What is under way is waited for as well: its lease would end with the next leap of the clock. */
function isAnyLeft(): Promise<boolean> {
  return store.read(async (db) => {
    if (await noticeQueue.isAnyDue(db, 'email', lease, clock().getTime())) return true
    const mine = await db.get('SELECT 1 FROM notices WHERE lease_owner = :owner', { owner })
    return mine !== undefined
  })
}
