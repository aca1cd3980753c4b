import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  CALLBACK,
  HOUR_MS,
  handClock,
  recordedLog,
  tempDir,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { type Delivery, deliveryQueue } from '#lib/enquiries/store/delivery-queue.ts'
import { startDeliveryLoop } from './delivery-loop.ts'
import type { Outcome } from './outcome.ts'

/** What is waited for comes at once, and hundreds of times. */
const OFTEN = { interval: 5, timeout: 5_000 }

type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>

function loopOn(store: Store, deliver: Deliver, owner = 'loop') {
  const log = recordedLog()
  const close = vi.fn()
  const target = { name: 'webhook', timeoutMs: 10_000, deliver, close } as const
  const loop = startDeliveryLoop({
    store,
    queue: deliveryQueue,
    target,
    nameOf: ({ enquiry }) => ({ reference: enquiry.reference }),
    owner,
    log,
    random: () => 0,
    pollMs: 5,
    concurrency: 2,
  })
  onTestFinished(() => loop.stop(0))
  return { loop, log, close }
}

function siteOn(store: Store) {
  const site = testSite({ store, otherTargets: ['webhook'] })
  let count = 0
  const accept = async () => {
    count += 1
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: `Ann ${count}` })
  }
  return { accept, deliveries: site.deliveries }
}

test('what is accepted is delivered, each once', async () => {
  const store = testStore()
  const { accept, deliveries } = siteOn(store)
  const deliver = vi.fn<Deliver>(async () => ({ kind: 'delivered' }))
  loopOn(store, deliver)
  for (let count = 0; count < 20; count += 1) await accept()
  await vi.waitFor(async () =>
    expect((await deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
  )
  const keys = deliver.mock.calls.map(([{ enquiry }]) => enquiry.key)
  expect(new Set(keys).size).toBe(20)
  expect(keys).toHaveLength(20)
})

test('no more is under way than may be', async () => {
  const store = testStore()
  const { accept, deliveries } = siteOn(store)
  let underWay = 0
  let most = 0
  loopOn(store, async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await wait(5)
    underWay -= 1
    return { kind: 'delivered' }
  })
  await Promise.all(Array.from({ length: 10 }, accept))
  await vi.waitFor(async () =>
    expect((await deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
  )
  expect(most).toBe(2)
})

test('two processes deliver each enquiry once between them', async () => {
  const dir = tempDir()
  const [one, other] = [testStore({ dir }), testStore({ dir })]
  const { accept, deliveries } = siteOn(one)
  const deliver = vi.fn<Deliver>(async () => {
    await wait(1)
    return { kind: 'delivered' }
  })
  loopOn(one, deliver, 'one')
  loopOn(other, deliver, 'other')
  for (let count = 0; count < 40; count += 1) await accept()
  await vi.waitFor(async () =>
    expect((await deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
  )
  expect(deliver).toHaveBeenCalledTimes(40)
})

test('a failure is tried again after a pause, until it is delivered', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const { accept, deliveries } = siteOn(store)
  const outcomes: Outcome[] = [
    { kind: 'failed', reason: 'status 500' },
    { kind: 'failed', reason: 'timeout' },
    { kind: 'delivered' },
  ]
  const deliver = vi.fn<Deliver>(async () => outcomes.shift() ?? { kind: 'delivered' })
  const { log } = loopOn(store, deliver)
  await accept()
  await vi.waitFor(async () =>
    expect((await deliveries())[0]).toMatchObject({ attempts: 1, last_failure: 'status 500' }),
  )
  await wait(30)
  expect(deliver).toHaveBeenCalledOnce()
  move(5_000)
  await vi.waitFor(async () =>
    expect((await deliveries())[0]).toMatchObject({ attempts: 2, last_failure: 'timeout' }),
  )
  move(9_999)
  await wait(30)
  expect(deliver).toHaveBeenCalledTimes(2)
  move(1)
  await vi.waitFor(async () =>
    expect((await deliveries())[0]).toMatchObject({ state: 'delivered', attempts: 3 }),
  )
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/Ann|7700900123/)
})

test('what is refused needs attention: it is reported, and not tried again', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const { accept, deliveries } = siteOn(store)
  const deliver = vi.fn<Deliver>(async () => ({ kind: 'refused', reason: 'status 404' }))
  const { log } = loopOn(store, deliver)
  await accept()
  await vi.waitFor(async () =>
    expect((await deliveries())[0]).toMatchObject({ state: 'needs-attention' }),
  )
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ state: 'needs-attention', reason: 'status 404' }),
    expect.any(String),
  )
  move(100 * HOUR_MS)
  await wait(30)
  expect(deliver).toHaveBeenCalledOnce()
})

test('after 72 hours of failures an enquiry is dead, and reported', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const { accept, deliveries } = siteOn(store)
  const deliver = vi.fn<Deliver>(async () => ({ kind: 'failed', reason: 'status 500' }))
  const { log } = loopOn(store, deliver)
  await accept()
  for (let hours = 0; (await deliveries())[0]?.state === 'pending' && hours < 200; hours += 1) {
    const before = deliver.mock.calls.length
    move(HOUR_MS)
    await vi.waitFor(() => expect(deliver.mock.calls.length).toBeGreaterThan(before), OFTEN)
    await vi.waitFor(async () => expect((await deliveries())[0]?.lease_owner).toBeNull(), OFTEN)
  }
  expect((await deliveries())[0]).toMatchObject({ state: 'dead', last_failure: 'status 500' })
  expect(clock().getTime() - Number((await deliveries())[0]?.queued_at)).toBe(72 * HOUR_MS)
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ state: 'dead' }),
    expect.any(String),
  )
})

test('what cannot be read holds up nobody, is reported, and names nobody', async () => {
  const store = testStore()
  const { accept, deliveries } = siteOn(store)
  for (let count = 0; count < 12; count += 1) await accept()
  await store.read((db) => db.run("UPDATE enquiries SET fields = 'Ann Example' WHERE id <= 10"))
  const deliver = vi.fn<Deliver>(async () => ({ kind: 'delivered' }))
  const { log } = loopOn(store, deliver)
  await vi.waitFor(async () =>
    expect((await deliveries()).map(({ state }) => state)).toEqual([
      ...Array(10).fill('unreadable'),
      'delivered',
      'delivered',
    ]),
  )
  expect(log.error).toHaveBeenCalledTimes(10)
  expect(log.error).toHaveBeenCalledWith(
    { enquiry: 'id:1', target: 'webhook', reason: 'not understood: fields' },
    expect.stringContaining('cannot be read'),
  )
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Ann')
})

test('a target that breaks on one enquiry goes on with the next', async () => {
  const store = testStore()
  const { accept, deliveries } = siteOn(store)
  await accept()
  await accept()
  const { log } = loopOn(store, async ({ enquiry }) => {
    if (enquiry.id === 1) throw new RangeError(`no such thing as ${enquiry.fields.name}`)
    return { kind: 'delivered' }
  })
  await vi.waitFor(async () =>
    expect((await deliveries()).map(({ state }) => state)).toEqual([
      'needs-attention',
      'delivered',
    ]),
  )
  expect(JSON.stringify(log.error.mock.calls)).toContain('RangeError')
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Ann')
})

describe('stopping', () => {
  test('waits for what is under way, and takes no more', async () => {
    const store = testStore()
    const { accept, deliveries } = siteOn(store)
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const deliver = vi.fn<Deliver>(() => promise)
    const { loop, close } = loopOn(store, deliver)
    await accept()
    await vi.waitFor(async () => expect(deliver).toHaveBeenCalledOnce())
    const stopped = loop.stop(5_000)
    await accept()
    loop.wake()
    resolve({ kind: 'delivered' })
    await stopped
    expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'pending'])
    expect(close).toHaveBeenCalledOnce()
  })

  test('breaks off what takes too long, which is tried again later', async () => {
    const store = testStore()
    const { accept, deliveries } = siteOn(store)
    const deliver = vi.fn<Deliver>((_, signal) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'stopped' }))
      return promise
    })
    const { loop } = loopOn(store, deliver)
    await accept()
    await vi.waitFor(async () => expect(deliver).toHaveBeenCalledOnce())
    await loop.stop(10)
    expect((await deliveries())[0]).toMatchObject({ state: 'pending', lease_owner: null })
  })
})

test('a store that cannot be used is reported once, and used again when it can', async () => {
  const store = testStore()
  const { accept, deliveries } = siteOn(store)
  await accept()
  let isDown = true
  const read: Store['read'] = (query) => {
    if (isDown) throw new Error('disk I/O error')
    return store.read(query)
  }
  const { log } = loopOn({ ...store, read }, async () => ({ kind: 'delivered' }))
  await wait(50)
  expect(log.error).toHaveBeenCalledOnce()
  isDown = false
  await vi.waitFor(async () =>
    expect((await deliveries())[0]).toMatchObject({ state: 'delivered' }),
  )
})
