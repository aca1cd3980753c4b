import { expect, test } from 'vitest'
import { createSharing, toShared } from './sharing.ts'

test('what reads the same is one, and nothing else is', () => {
  const share = createSharing()
  const countries = ['uk', 'uae']
  expect(share(countries)).toBe(countries)
  expect(share(['uk', 'uae'])).toBe(countries)
  expect(share(['uae', 'uk'])).toEqual(['uae', 'uk'])
  for (const value of ['1', 1, [1], ['1'], '["1"]', null, false, undefined]) {
    expect(share(value)).toEqual(value)
  }
})

test('an item keeps what it says, and has its lists in common with others', () => {
  const share = createSharing()
  const items = ['one', 'two'].map((slug) =>
    toShared({ slug, tags: ['a'], salary: { from: 1 }, city: undefined }, share),
  )
  expect(items).toEqual([
    { slug: 'one', tags: ['a'], salary: { from: 1 } },
    { slug: 'two', tags: ['a'], salary: { from: 1 } },
  ])
  expect(items[0]?.tags).toBe(items[1]?.tags)
  expect(items[0]?.salary).toBe(items[1]?.salary)
})
