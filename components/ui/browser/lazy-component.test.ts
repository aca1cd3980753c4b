import { expect, it, vi } from 'vitest'
import { createLazyComponent } from './lazy-component.ts'

const DOWN = new Error('the network is down')

it('is loaded once, however often it is wanted', async () => {
  const load = vi.fn(async () => 'part')
  const lazy = createLazyComponent(load)
  lazy.preload()
  lazy.load()
  await settled()
  lazy.load()
  expect(load).toHaveBeenCalledOnce()
  expect(lazy.get()).toEqual({ component: 'part', hasFailed: false })
})

it('is tried again after a failure', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(DOWN)
  const lazy = createLazyComponent(load)
  lazy.preload()
  await settled()
  expect(lazy.get()).toEqual({ hasFailed: true })
  lazy.preload()
  await settled()
  expect(lazy.get()).toEqual({ component: 'part', hasFailed: false })
})

it('leaves a failure unhandled where it is wanted, and only there', async () => {
  const unhandled = await unhandledWhile(async () => {
    const lazy = createLazyComponent(() => Promise.reject(DOWN))
    lazy.preload()
    await settled()
  })
  expect(unhandled).toEqual([])

  const seen = await unhandledWhile(async () => {
    const lazy = createLazyComponent(() => Promise.reject(DOWN))
    lazy.preload()
    lazy.load()
    await settled()
  })
  expect(seen).toEqual([DOWN])
})

/** The test runner's own listeners would take an unhandled rejection for a failed test. */
async function unhandledWhile(run: () => Promise<void>): Promise<unknown[]> {
  const seen: unknown[] = []
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => seen.push(reason))
  try {
    await run()
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
  }
  return seen
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
