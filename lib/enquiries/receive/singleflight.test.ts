import { expect, test } from 'vitest'
import { createKeyedQueue } from './singleflight.ts'

test('calls of one name run one after the other, also after one that failed', async () => {
  const enqueue = createKeyedQueue()
  const seen: string[] = []
  const first = Promise.withResolvers<void>()
  const calls = [
    enqueue('a', async () => {
      await first.promise
      seen.push('first')
      throw new Error('no')
    }),
    enqueue('a', async () => seen.push('second')),
    enqueue('b', async () => seen.push('beside')),
    enqueue('a', async () => seen.push('third')),
  ]
  const ended = Promise.allSettled(calls)
  await calls[2]
  first.resolve()
  expect((await ended).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(seen).toEqual(['beside', 'first', 'second', 'third'])
})
