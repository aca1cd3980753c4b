import { expect, test } from 'vitest'
import { purgeOld } from '#lib/enquiries/deliver/retention.ts'
import {
  brokenStore,
  CALLBACK,
  DAY_MS,
  handClock,
  recordedLog,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { runAdmin } from './run-admin.ts'

async function run(store: Store, ...args: string[]) {
  const said = { output: '', errors: '' }
  const admin = {
    store,
    ...{
      siteUrl: 'https://site.test',
      who: 'anna as site@web-1',
      dataDir: '/nowhere',
      spool: undefined,
    },
    ...{ retentionDays: 180, undeliveredRetentionDays: 730, isMailed: false },
    ...{ targetsOf: () => [], listOffices: async () => [] },
    write: (text: string) => {
      said.output += text
    },
  }
  await runAdmin(args, admin, (text) => {
    said.errors += text
  }).catch(() => {})
  return said
}

test('who did what is kept, whether it was done or not, without what may name a person', async () => {
  const { store, sendJson } = testSite()
  const answer = await sendJson('/api/form-staff', CALLBACK)
  const { reference } = await answer.json()
  expect((await run(store, 'audit')).output).toBe('Nothing was done by command.\n')
  await run(store, 'list', '--phone', '+447700900123')
  await run(store, 'show', reference.toLowerCase(), '+447700900123', 'Ann')
  await run(store, 'erase', reference, 'ID:17', '--yes')
  await run(store, 'Ann Example')
  await run(store, 'stats', '--weeks', 'Ann')
  const { output } = await run(store, 'audit')
  const commands = output.trim().split('\n').slice(1)
  expect(commands.map((line) => line.replace(/^\S+ \S+ +/, '').replace(/ +/g, ' '))).toEqual([
    'anna as site@web-1 list --phone',
    `anna as site@web-1 show ${reference} … …`,
    `anna as site@web-1 erase ${reference} id:17 --yes`,
    'anna as site@web-1 …',
  ])
  expect(output).not.toMatch(/Ann|7700/)
})

test('a store that cannot be written is read all the same, and it is said', async () => {
  const { errors } = await run(brokenStore(), 'list')
  expect(errors).toMatch(/^Not written down: /)
})

test('it is kept no longer than any enquiry', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  await run(store, 'list')
  const retention = { retentionDays: 1, undeliveredRetentionDays: 10, log: recordedLog() }
  move(9 * DAY_MS)
  await purgeOld({ store, ...retention })
  expect((await run(store, 'audit')).output).toContain('list')
  move(2 * DAY_MS)
  await purgeOld({ store, ...retention })
  expect((await run(store, 'audit')).output).toBe('Nothing was done by command.\n')
})
