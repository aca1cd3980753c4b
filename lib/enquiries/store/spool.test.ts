import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  CALLBACK,
  recordedLog,
  tempDir,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import type { Store } from './database.ts'
import { startMoving } from './spool.ts'
import { openStore } from './sqlite/open-store.ts'

const PATIENT = { timeout: 5_000 }

/** A database that can be taken away, beside what an instance keeps by itself. */
function shared() {
  const store = testStore()
  let isAway = false
  const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const away: Store = {
    ...store,
    read: (query) => (isAway ? Promise.reject(lost()) : store.read(query)),
    commit: (work) => (isAway ? Promise.reject(lost()) : store.commit(work)),
  }
  const spool = openStore({ dir: tempDir(), clock: store.clock })
  onTestFinished(() => spool.close())
  return {
    store,
    away,
    spool,
    setAway: (value: boolean) => {
      isAway = value
    },
  }
}

const namesIn = async (store: Store) =>
  (await store.read((db) => db.all('SELECT fields FROM enquiries ORDER BY id'))).map(
    ({ fields }) => JSON.parse(String(fields)).name,
  )

test('what comes while the database is away is accepted here, and moved when it is back', async () => {
  const { store, away, spool, setAway } = shared()
  const site = testSite({ store: away, spool, otherTargets: ['webhook'] })
  const send = (name: string, key = randomUUID()) =>
    site.sendJson('/api/form-staff', { ...CALLBACK, name }, { 'idempotency-key': key })
  const key = randomUUID()
  expect((await send('Ann')).status).toBe(202)

  setAway(true)
  const first = await send('Ben', key)
  const again = await send('Ben', key)
  expect([first.status, again.status]).toEqual([202, 202])
  expect(again.headers.get('x-enquiry-reference')).toBe(first.headers.get('x-enquiry-reference'))
  expect(await namesIn(spool)).toEqual(['Ben'])

  const onMoved = vi.fn()
  const log = recordedLog()
  const moving = startMoving({ from: spool, to: away, log, onMoved, pollMs: 20 })
  onTestFinished(() => moving.stop())
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), PATIENT)
  setAway(false)
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce(), PATIENT)
  expect(await namesIn(store)).toEqual(['Ann', 'Ben'])
  expect(await namesIn(spool)).toEqual([])
  const deliveries = await store.read((db) => db.all('SELECT state, target FROM deliveries'))
  expect(deliveries).toEqual(Array(2).fill({ state: 'pending', target: 'webhook' }))

  // The same, sent once more by a browser that had heard nothing.
  expect((await send('Ben', key)).status).toBe(202)
  expect(await namesIn(store)).toHaveLength(2)
})

test('one that had arrived before this instance was ended is not moved twice', async () => {
  const { store, spool } = shared()
  const key = randomUUID()
  for (const home of [store, spool]) {
    await testSite({ store: home }).sendJson('/api/form-staff', CALLBACK, {
      'idempotency-key': key,
    })
  }
  const onMoved = vi.fn()
  const moving = startMoving({ from: spool, to: store, log: recordedLog(), onMoved, pollMs: 20 })
  onTestFinished(() => moving.stop())
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce(), PATIENT)
  expect(await namesIn(store)).toHaveLength(1)
  expect(await namesIn(spool)).toEqual([])
})

test('where neither can keep it, it is refused', async () => {
  const { away, setAway } = shared()
  setAway(true)
  const spool = openStore({ dir: '/dev/null/spool', clock: away.clock })
  const response = await testSite({ store: away, spool }).sendJson('/api/form-staff', CALLBACK)
  expect(response.status).toBe(503)
})
