import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  HOUR_MS,
  handClock,
  tempDir,
  testStore,
  UNREADABLE,
} from '#lib/enquiries/fixture-enquiries.ts'
import { insertEnquiry, type Plan } from './accept.ts'
import type { Store } from './database.ts'
import { deliveryQueue, release, takeUpSetAside } from './delivery-queue.ts'

const { claimDue, isAnyDue, settle } = deliveryQueue

const MINE = { owner: 'mine', ms: 30_000 }
const THEIRS = { owner: 'theirs', ms: 30_000 }

function put(store: Store, plan: Partial<Plan> = {}) {
  const enquiry = {
    key: randomUUID(),
    bodyHash: '',
    isKeyStated: true,
    senderHash: 'sender',
    form: 'callback',
    service: 'main',
    path: '/api/form-staff',
    locale: 'en',
    fields: CALLBACK,
    isSuspicious: false,
  } as const
  const plans: Plan[] = [{ target: 'webhook', delayMs: 0, ...plan }]
  return store.commit((db) => insertEnquiry(db, enquiry, plans, store.clock().getTime()))
}

async function claim(store: Store, lease = MINE, limit = 10) {
  const now = store.clock().getTime()
  const options = { target: 'webhook', lease, limit, now } as const
  return (await store.commit((db) => claimDue(db, options))).jobs
}

function fail(store: Store, id: number, { owner = 'mine', afterMs = 5_000 } = {}) {
  const now = store.clock().getTime()
  const settlement = { state: 'pending', nextAt: now + afterMs, reason: 'status 500' } as const
  return store.commit((db) => settle(db, { id, owner, settlement, now }))
}

test('what is due is claimed with all that is to be delivered, oldest first', async () => {
  const store = testStore()
  const first = await put(store)
  await put(store)
  const [claimed, ...rest] = await claim(store, MINE, 1)
  expect(rest).toEqual([])
  expect(claimed).toMatchObject({
    attempts: 1,
    enquiry: { id: first.id, reference: first.reference, fields: CALLBACK, isSuspicious: false },
  })
})

test('is claimed by one of two processes', async () => {
  const dir = tempDir()
  const stores = [testStore({ dir }), testStore({ dir })] as const
  for (let count = 0; count < 30; count += 1) await put(stores[0])
  const claims = await Promise.all([claim(stores[0], MINE, 20), claim(stores[1], THEIRS, 20)])
  const ids = claims.flat().map(({ id }) => id)
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(30)
})

test('is not claimed by a process that has read its clock a moment before another claimed it', async () => {
  const { clock, move } = handClock()
  const dir = tempDir()
  const store = testStore({ dir, clock })
  await put(store)
  const earlier = clock().getTime()
  move(400)
  await claim(store, THEIRS)
  const late = testStore({ dir, clock: () => new Date(earlier) })
  expect(await claim(late)).toEqual([])
})

test('what is held while it is delivered at once is not claimed', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  await put(store, { lease: THEIRS })
  expect(await claim(store)).toEqual([])
  move(30_000)
  expect(await claim(store)).toHaveLength(1)
})

test('looking for what is due agrees with claiming it', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const isDue = () => store.read((db) => isAnyDue(db, 'webhook', MINE, clock().getTime()))
  expect(await isDue()).toBe(false)
  await put(store, { delayMs: 15_000 })
  expect(await isDue()).toBe(false)
  move(15_000)
  expect(await isDue()).toBe(true)
  await claim(store)
  expect(await isDue()).toBe(false)
})

test('what was held back is due once it is let go', async () => {
  const store = testStore()
  const { id } = await put(store, { delayMs: 15_000 })
  await store.commit((db) => release(db, id, store.clock().getTime()))
  expect(await claim(store)).toHaveLength(1)
})

describe('a lease', () => {
  test('ends with its time, and the delivery is claimed again', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await put(store)
    await claim(store)
    move(29_999)
    expect(await claim(store, THEIRS)).toEqual([])
    move(1)
    expect(await claim(store, THEIRS)).toMatchObject([{ attempts: 2 }])
  })

  test('that was lost leaves a failure to be told by its new holder', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await put(store)
    const [claimed] = await claim(store)
    move(30_000)
    await claim(store, THEIRS)
    await fail(store, claimed?.id ?? 0, { owner: 'mine' })
    expect(await store.read((db) => db.get('SELECT * FROM deliveries'))).toMatchObject({
      lease_owner: 'theirs',
      last_failure: null,
    })
  })

  test('that was lost does not undo a delivery', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await put(store)
    const [claimed] = await claim(store)
    move(30_000)
    await claim(store, THEIRS)
    const now = clock().getTime()
    const settlement = { state: 'delivered' } as const
    await store.commit((db) => settle(db, { id: claimed?.id ?? 0, owner: 'mine', settlement, now }))
    await fail(store, claimed?.id ?? 0, { owner: 'theirs' })
    expect(await store.read((db) => db.get('SELECT state FROM deliveries'))).toEqual({
      state: 'delivered',
    })
    expect(await claim(store)).toEqual([])
  })
})

describe('a clock set', () => {
  test.each([
    ['back', -DAY_MS],
    ['forward', DAY_MS],
  ])('%s a day delays nothing by a day', async (_, byMs) => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await put(store)
    const [claimed] = await claim(store)
    await fail(store, claimed?.id ?? 0, { afterMs: HOUR_MS })
    move(byMs)
    expect(await claim(store)).toHaveLength(1)
  })

  test('back a day frees what a process that is no more had claimed', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await put(store)
    await claim(store, THEIRS)
    move(-DAY_MS)
    expect(await claim(store)).toHaveLength(1)
  })

  test('back a little makes nothing due before its time', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await put(store)
    const [claimed] = await claim(store)
    await fail(store, claimed?.id ?? 0, { afterMs: 60_000 })
    move(-10_000)
    expect(await claim(store)).toEqual([])
  })
})

describe('what cannot be read', () => {
  test.each(UNREADABLE)(
    '(%s) is set aside, and others of the target are claimed',
    async (change, reason) => {
      const store = testStore()
      const broken = await put(store)
      const whole = await put(store)
      await store.read((db) => db.run(`UPDATE enquiries SET ${change} WHERE id = ${broken.id}`))
      const claimNow = () => {
        const now = store.clock().getTime()
        return store.commit((db) => claimDue(db, { target: 'webhook', lease: MINE, limit: 2, now }))
      }
      expect(await claimNow()).toMatchObject({
        jobs: [{ enquiry: { id: whole.id } }],
        setAside: [{ enquiryId: broken.id, reason }],
      })
      expect(await claimNow()).toEqual({ jobs: [], setAside: [] })
      expect(await store.read((db) => db.get('SELECT * FROM deliveries'))).toMatchObject({
        state: 'unreadable',
        lease_owner: null,
        last_failure: reason,
      })
    },
  )

  test('is looked at once more by a version that may know it', async () => {
    const store = testStore()
    const { id } = await put(store)
    await store.read((db) => db.run("UPDATE enquiries SET form = 'survey'"))
    expect(await claim(store)).toEqual([])
    await store.read((db) => db.run("UPDATE enquiries SET form = 'callback'"))
    expect(await claim(store)).toEqual([])
    await store.commit((db) => takeUpSetAside(db, store.clock().getTime()))
    expect(await claim(store)).toMatchObject([{ enquiry: { id } }])
  })
})
