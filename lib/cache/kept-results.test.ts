import { beforeEach, expect, it } from 'vitest'
import { createKeptResults } from './kept-results.ts'

let now = 0
let version = 1
let made = 0
let maxAgeMs: number | undefined
let keep: ReturnType<typeof createKeptResults<number>>

beforeEach(() => {
  now = 0
  version = 1
  made = 0
  maxAgeMs = undefined
  keep = createKeptResults({ version: () => version, maxAgeMs: () => maxAgeMs, clock: () => now })
})

it('a result is made once for all who ask, also while it is being made', async () => {
  expect(await Promise.all([keep('a', make), keep('a', make), keep('b', make)])).toEqual([1, 1, 2])
  now = 1_000_000
  expect(await keep('a', make)).toBe(1)
})

it('a result is made anew for another version', async () => {
  await keep('a', make)
  version = 2
  expect(await keep('a', make)).toBe(2)
})

it('a result is made anew once it is too old, counted from when it was there', async () => {
  maxAgeMs = 10
  const { promise, resolve } = Promise.withResolvers<number>()
  const slow = keep('a', () => promise)
  now = 9
  resolve(7)
  await slow
  now = 18
  expect(await keep('a', make)).toBe(7)
  now = 19
  expect(await keep('a', make)).toBe(1)
})

it('a failure is not kept', async () => {
  const failing = async (): Promise<number> => {
    throw new Error('down')
  }
  await expect(keep('a', failing)).rejects.toThrow('down')
  expect(await keep('a', make)).toBe(1)
})

async function make(): Promise<number> {
  made += 1
  return made
}
