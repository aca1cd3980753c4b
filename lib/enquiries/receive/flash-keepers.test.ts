import { expect, inject, test } from 'vitest'
import { testStore } from '#lib/enquiries/fixture-enquiries.ts'
import { createMemoryKeeper, createSharedKeeper } from './flash-keepers.ts'

const FLASH = {
  form: 'callback',
  outcome: 'rejected',
  values: { name: 'Ann' },
  errors: { phone: 'soon' },
} as const
const KEPT = { flash: FLASH, token: 'token', sender: '192.0.2.1', ttlMs: 60_000 }

/** Its tables are those of a database for several instances alone. */
const SHARED = { skip: inject('databaseUrl') === undefined }

test('is found by every instance, and taken by one', SHARED, async () => {
  const store = testStore()
  const instances = Array.from({ length: 3 }, () => createSharedKeeper(store, createMemoryKeeper()))
  const [first] = instances
  await first?.keep('a', KEPT, 20)
  const found = await Promise.all(instances.map((one) => one.find('a')))
  expect(found.map((record) => record?.flash)).toEqual(Array(3).fill(FLASH))
  const taken = await Promise.all(instances.map((one) => one.take('a')))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await first?.find('a')).toBeUndefined()
})

test(
  'names nobody but in what was typed, and pushes out its own sender alone',
  SHARED,
  async () => {
    const store = testStore()
    const keeper = createSharedKeeper(store, createMemoryKeeper())
    await keeper.keep('other', { ...KEPT, sender: '192.0.2.2' }, 2)
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      await keeper.keep(id, { ...KEPT, ttlMs: 60_000 + index }, 2)
    }
    const rows = await store.read((db) => db.all('SELECT id, sender FROM flashes ORDER BY id'))
    expect(rows.map(({ id }) => id)).toEqual(['b', 'c', 'other'])
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  },
)

test('is kept by the instance itself while the database is away', async () => {
  const lost = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const keeper = createSharedKeeper(
    { ...testStore(), read: lost, commit: lost },
    createMemoryKeeper(),
  )
  await keeper.keep('a', KEPT, 20)
  expect((await keeper.find('a'))?.flash).toEqual(FLASH)
  expect([await keeper.take('a'), await keeper.take('a')]).toEqual([true, false])
})
