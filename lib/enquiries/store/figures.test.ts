import { expect, test } from 'vitest'
import { CALLBACK, START, testSite, testStore } from '#lib/enquiries/fixture-enquiries.ts'
import { readFigures } from './figures.ts'
import { take } from './handling.ts'

test('figures say how enquiries and deliveries stand, and since when the oldest waits', async () => {
  const store = testStore()
  const figures = () => store.read(readFigures)
  expect(await figures()).toEqual({ enquiries: [], deliveries: [], synthetic: {} })

  const site = testSite({ store, otherTargets: ['webhook', 'email'] })
  await site.sendJson('/api/form-staff', CALLBACK)
  expect(await figures()).toEqual({
    enquiries: [{ state: 'waiting', count: 1 }],
    deliveries: [
      { target: 'email', state: 'pending', count: 1 },
      { target: 'webhook', state: 'pending', count: 1 },
    ],
    untakenSince: START,
    undeliveredSince: START,
    synthetic: {},
  })

  await store.commit((db) => take(db, 1, { now: START.getTime(), via: 'link' }))
  expect(await figures()).toMatchObject({
    enquiries: [{ state: 'taken', count: 1 }],
    untakenSince: undefined,
  })
})
