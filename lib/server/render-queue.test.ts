import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BusyError, createRenderQueue } from './render-queue.ts'

/** Works that end when they are told to, in a queue; what has begun is told by name. */
function createWorks(limits: Parameters<typeof createRenderQueue>[0]) {
  const queue = createRenderQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, isUrgent = false) =>
    queue.run(
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
      { isUrgent },
    )
  return { run, begun, end: (name: string) => ends.get(name)?.() }
}

test('so many are made at a time, the next when one is done, the urgent one first', async () => {
  const { run, begun, end } = createWorks({ atOnce: 2 })
  const all = [run('a'), run('b'), run('c'), run('d', true)]
  await turn()
  expect(begun).toEqual(['a', 'b'])
  end('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c'])
  end('c')
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('what comes when enough waits is refused at once, but the urgent', async () => {
  const { run, begun, end } = createWorks({ atOnce: 1, maxWaiting: 1 })
  const first = run('a')
  const second = run('b')
  await expect(run('c')).rejects.toBeInstanceOf(BusyError)
  const urgent = run('d', true)
  for (const name of ['a', 'd', 'b']) {
    await expect.poll(() => begun).toContain(name)
    end(name)
  }
  expect(await Promise.all([first, second, urgent])).toEqual(['a', 'b', 'd'])
})

test('what has waited too long is refused', async () => {
  const { run, begun, end } = createWorks({ atOnce: 1, maxWaitMs: 20, renderMs: 60_000 })
  const first = run('a')
  await expect(run('b')).rejects.toBeInstanceOf(BusyError)
  end('a')
  await first
  expect(begun).toEqual(['a'])
})

test('one that waits for a backend makes room, up to the limit of all', async () => {
  const { run, begun, end } = createWorks({ atOnce: 1, inAll: 2, renderMs: 10 })
  const all = [run('a'), run('b'), run('c')]
  await expect.poll(() => begun).toEqual(['a', 'b'])
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(begun).toEqual(['a', 'b'])
  end('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('b')
  end('c')
  await Promise.all(all)
})

test('one that fails makes room as well', async () => {
  const queue = createRenderQueue({ atOnce: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'yes')).toBe('yes')
})
