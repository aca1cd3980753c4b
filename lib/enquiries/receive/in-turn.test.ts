import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('calls of one name run one after the other, also after one that failed', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const first = Promise.withResolvers<void>()
  const calls = [
    inTurn('a', async () => {
      await first.promise
      seen.push('first')
      throw new Error('no')
    }),
    inTurn('a', async () => seen.push('second')),
    inTurn('b', async () => seen.push('beside')),
    inTurn('a', async () => seen.push('third')),
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
