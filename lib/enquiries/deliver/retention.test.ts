import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  handClock,
  IN_FILES,
  PRICE,
  recordedLog,
  tempDir,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { forgetOldSenders, purgeOld, startRetention } from './retention.ts'

/** For a disk that others keep busy. */
const PATIENT = { timeout: 10_000 }

async function siteWith(states: string[]) {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const site = testSite({ store, otherTargets: ['webhook', 'email'] })
  for (const state of states) {
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: state })
    const id = (await site.stored()).at(-1)?.id ?? 0
    const [webhook = '', email = webhook] = state.split('+')
    await store.read(async (db) => {
      await db.run(
        `UPDATE deliveries SET state = '${webhook}' WHERE enquiry_id = ${id} AND target = 'webhook'`,
      )
      await db.run(
        `UPDATE deliveries SET state = '${email}' WHERE enquiry_id = ${id} AND target = 'email'`,
      )
    })
  }
  const names = async () =>
    (await site.stored()).map(({ fields }) => JSON.parse(String(fields)).name)
  return { store, move, names, site }
}

const STATES = [
  'delivered',
  'rejected+cancelled',
  'delivered+pending',
  'delivered+dead',
  'needs-attention+delivered',
]

describe('after the retention time', () => {
  test('what is delivered or was rejected is erased, what reached not everybody stays', async () => {
    const { store, move, names, site } = await siteWith(STATES)
    const log = recordedLog()
    move(180 * DAY_MS)
    expect(await purgeOld({ store, retentionDays: 180, undeliveredRetentionDays: 730, log })).toBe(
      0,
    )
    move(1)
    expect(await purgeOld({ store, retentionDays: 180, undeliveredRetentionDays: 730, log })).toBe(
      2,
    )
    expect(await names()).toEqual(STATES.slice(2))
    expect(await site.deliveries()).toHaveLength(6)
    expect(log.info).toHaveBeenCalledWith({ erased: 2, retentionDays: 180 }, expect.any(String))
  })

  test('what had nowhere to go is as final as what has arrived', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    await site.sendJson('/api/form-staff', CALLBACK)
    await site.sendJson('/api/form-cost', { ...PRICE, website: 'spam' })
    move(180 * DAY_MS)
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'New' })
    const options = {
      store: site.store,
      retentionDays: 180,
      undeliveredRetentionDays: 730,
      log: recordedLog(),
    }
    expect(await purgeOld(options)).toBe(0)
    move(220 * DAY_MS)
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Newer' })
    expect(await purgeOld(options)).toBe(3)
    expect((await site.stored()).map(({ fields }) => JSON.parse(String(fields)).name)).toEqual([
      'Newer',
    ])
  })

  test('what is in a state that this version does not know stays', async () => {
    const { store, move, names } = await siteWith(['delivered+held', 'delivered'])
    move(400 * DAY_MS)
    expect(
      await purgeOld({
        store,
        retentionDays: 180,
        undeliveredRetentionDays: 730,
        log: recordedLog(),
      }),
    ).toBe(1)
    expect(await names()).toEqual(['delivered+held'])
  })

  test('all else goes as well, once nobody can be waiting for an answer any more', async () => {
    const { store, move, names } = await siteWith([...STATES, 'delivered+held'])
    const options = { store, retentionDays: 1, undeliveredRetentionDays: 730, log: recordedLog() }
    move(730 * DAY_MS)
    expect(await purgeOld(options)).toBe(2)
    expect(await names()).toHaveLength(4)
    move(1)
    expect(await purgeOld(options)).toBe(4)
    expect(await names()).toEqual([])
  })

  test('many are erased in one go', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    const site = testSite({ store, otherTargets: ['webhook'] })
    for (let count = 0; count < 401; count += 1) {
      await site.sendJson('/api/form-staff', { ...CALLBACK, name: `Ann ${count}` })
    }
    await store.read((db) => db.run("UPDATE deliveries SET state = 'delivered'"))
    move(181 * DAY_MS)
    expect(
      await purgeOld({
        store,
        retentionDays: 180,
        undeliveredRetentionDays: 730,
        log: recordedLog(),
      }),
    ).toBe(401)
  })
})

test('what waits for more than a day is warned of, with its number and age', async () => {
  const { store, move } = await siteWith(STATES)
  move(3 * DAY_MS)
  const log = recordedLog()
  const retention = startRetention({
    store,
    retentionDays: 180,
    undeliveredRetentionDays: 730,
    log,
  })
  onTestFinished(retention.stop)
  await vi.waitFor(async () => expect(log.warn).toHaveBeenCalledOnce(), PATIENT)
  expect(log.warn).toHaveBeenCalledWith({ count: 3, oldestDays: 3 }, expect.any(String))
})

test('one whose time cannot be read hides no other that waits', async () => {
  const { store, move } = await siteWith(['dead', 'needs-attention'])
  await store.read((db) =>
    db.run('UPDATE enquiries SET created_at = -4611686018427387904 WHERE id = 1'),
  )
  move(3 * DAY_MS)
  const log = recordedLog()
  const retention = startRetention({
    store,
    retentionDays: 180,
    undeliveredRetentionDays: 730,
    log,
  })
  onTestFinished(retention.stop)
  await vi.waitFor(async () => expect(log.warn).toHaveBeenCalledOnce(), PATIENT)
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ count: 2 }), expect.any(String))
  expect(log.error).not.toHaveBeenCalled()
})

test('what is erased is in no file of the store, in no gap of it either', IN_FILES, async () => {
  const { clock, move } = handClock()
  const dir = tempDir()
  const store = testStore({ dir, clock })
  const insert = (name: string, link: number) =>
    store.read((db) =>
      db.run(
        `INSERT INTO enquiries (key, body_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
         VALUES (:key, '', '', 'callback', 'main', '', 'en', :fields, 0, :now)`,
        { key: name, fields: name + 'x'.repeat(link), now: clock().getTime() },
      ),
    )
  const names = Array.from({ length: 300 }, (_, index) => `Unmistakable${index}.`)
  // Answers of a backend make rows grow, so that pages are split and rows are moved.
  for (const name of names) {
    await insert(name, randomInt(0, 600))
    const id = randomInt(1, names.length)
    const answer = JSON.stringify('y'.repeat(randomInt(0, 1_500)))
    await store.read((db) =>
      db.run('UPDATE enquiries SET answer = :answer WHERE id = :id', { answer, id }),
    )
  }
  const bytes = () => Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))))
  move(181 * DAY_MS)
  await insert('Remembered', 0)
  expect(names.filter((name) => bytes().includes(name))).toHaveLength(names.length)

  const log = recordedLog()
  const retention = startRetention({
    store,
    retentionDays: 180,
    undeliveredRetentionDays: 730,
    log,
  })
  onTestFinished(retention.stop)
  await vi.waitFor(async () => expect(bytes().includes('Unmistakable')).toBe(false), PATIENT)
  expect(bytes().includes('Remembered')).toBe(true)
  expect(log.error).not.toHaveBeenCalled()
})

test(
  'what was erased by a process that then ended leaves the files at the next start',
  IN_FILES,
  async () => {
    const dir = tempDir()
    const site = testSite({ store: testStore({ dir }) })
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Unmistakable' })
    await site.store.read((db) => db.run('DELETE FROM enquiries'))
    const bytes = () => Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))))
    expect(bytes().includes('Unmistakable')).toBe(true)
    const retention = startRetention({
      store: site.store,
      retentionDays: 180,
      undeliveredRetentionDays: 730,
      log: recordedLog(),
    })
    onTestFinished(retention.stop)
    await vi.waitFor(async () => expect(bytes().includes('Unmistakable')).toBe(false), PATIENT)
  },
)

test(
  'who sent an enquiry is forgotten when the same may be sent again, in the files too',
  IN_FILES,
  async () => {
    const { clock, move } = handClock()
    const dir = tempDir()
    const site = testSite({ store: testStore({ dir, clock }) })
    await site.sendJson('/api/form-staff', CALLBACK)
    move(10 * 60_000)
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Eve' })
    const [first, second] = (await site.stored()).map(({ sender_hash }) => String(sender_hash))
    await forgetOldSenders(site.store)
    expect((await site.stored()).map(({ sender_hash }) => sender_hash)).toEqual([first, second])
    move(1)
    await forgetOldSenders(site.store)
    expect((await site.stored()).map(({ sender_hash }) => sender_hash)).toEqual([null, second])
    const bytes = Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))))
    expect(bytes.includes(first ?? '')).toBe(false)
    expect(bytes.includes(second ?? '')).toBe(true)
  },
)
