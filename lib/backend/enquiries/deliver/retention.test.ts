import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  handClock,
  recordedLog,
  testSite,
  testStore,
} from '../fixture-enquiries.ts'
import { purgeDelivered, startRetention } from './retention.ts'

async function siteWith(states: string[]) {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const site = testSite({ store, otherTargets: ['webhook', 'email'] })
  for (const state of states) {
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: state })
    const id = site.stored().at(-1)?.id ?? 0
    const [webhook = '', email = webhook] = state.split('+')
    store.read((db) => {
      db.run(
        `UPDATE deliveries SET state = '${webhook}' WHERE enquiry_id = ${id} AND target = 'webhook'`,
      )
      db.run(
        `UPDATE deliveries SET state = '${email}' WHERE enquiry_id = ${id} AND target = 'email'`,
      )
    })
  }
  const names = () => site.stored().map(({ fields }) => JSON.parse(String(fields)).name)
  return { store, move, names, site }
}

const STATES = [
  'delivered',
  'rejected+cancelled',
  'delivered+pending',
  'delivered+dead',
  'parked+delivered',
]

describe('after the retention time', () => {
  test('what is delivered or was rejected is erased, what reached not everybody stays', async () => {
    const { store, move, names, site } = await siteWith(STATES)
    const log = recordedLog()
    move(180 * DAY_MS)
    expect(await purgeDelivered({ store, retentionDays: 180, log })).toBe(0)
    move(1)
    expect(await purgeDelivered({ store, retentionDays: 180, log })).toBe(2)
    expect(names()).toEqual(STATES.slice(2))
    expect(site.deliveries()).toHaveLength(6)
    expect(log.info).toHaveBeenCalledWith({ erased: 2, retentionDays: 180 }, expect.any(String))
  })

  test('what had nowhere to go stays', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    await site.sendJson('/api/form-staff', CALLBACK)
    move(9_999 * DAY_MS)
    await purgeDelivered({ store: site.store, retentionDays: 180, log: recordedLog() })
    expect(site.stored()).toHaveLength(1)
  })

  test('many are erased in one go', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    const site = testSite({ store, otherTargets: ['webhook'] })
    for (let count = 0; count < 401; count += 1) {
      await site.sendJson('/api/form-staff', { ...CALLBACK, name: `Ann ${count}` })
    }
    store.read((db) => db.run("UPDATE deliveries SET state = 'delivered'"))
    move(181 * DAY_MS)
    expect(await purgeDelivered({ store, retentionDays: 180, log: recordedLog() })).toBe(401)
  })
})

test('what waits for more than a day is warned of, with its number and age', async () => {
  const { store, move } = await siteWith(STATES)
  move(3 * DAY_MS)
  const log = recordedLog()
  const retention = startRetention({ store, retentionDays: 180, log })
  onTestFinished(retention.stop)
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce())
  expect(log.warn).toHaveBeenCalledWith({ count: 3, oldestDays: 3 }, expect.any(String))
})
