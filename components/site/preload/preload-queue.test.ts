import { describe, expect, test } from 'vitest'
import { createPreloadQueue, MAX_PENDING_PRELOADS } from './preload-queue.ts'

describe('the preload queue', () => {
  test('has four preloads under way at the most, and loads all the others in turn', async () => {
    const { queue, pending, finish, started, most } = setUp()
    for (let page = 0; page < 12; page += 1) queue.add({ href: `/blog/${page}`, kind: 'route' })
    expect(pending()).toBe(MAX_PENDING_PRELOADS)
    while (pending() > 0) await finish()
    expect(started).toHaveLength(12)
    expect(most()).toBe(4)
  })

  test('loads an address once as long as it is fresh', async () => {
    const { queue, finish, started, pass } = setUp()
    queue.add({ href: '/blog', kind: 'page' })
    queue.add({ href: '/blog', kind: 'page' })
    queue.add({ href: '/blog', kind: 'route' })
    await finish()
    pass(29_999)
    queue.add({ href: '/blog', kind: 'page' })
    expect(started).toHaveLength(1)
    pass(1)
    queue.add({ href: '/blog', kind: 'page' })
    expect(started).toHaveLength(2)
  })

  test('does not ask again for an address that failed', async () => {
    const { queue, fail, started } = setUp()
    queue.add({ href: '/blog', kind: 'route' })
    await fail()
    queue.add({ href: '/blog', kind: 'route' })
    expect(started).toEqual(['route /blog'])
  })

  test('lets a page that a visitor turns to overtake what is only on the screen', async () => {
    const { queue, finish, started } = setUp()
    for (const href of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.add({ href, kind: 'route' })
    queue.add({ href: '/6', kind: 'page' })
    await finish()
    await finish()
    await finish()
    expect(started.slice(4)).toEqual(['page /6', 'route /5'])
  })

  test('forgets what waits when its links are gone', async () => {
    const { queue, pending, finish, started } = setUp()
    for (const href of ['/1', '/2', '/3', '/4', '/5']) queue.add({ href, kind: 'route' })
    queue.clear()
    while (pending() > 0) await finish()
    expect(started).toHaveLength(4)
    queue.add({ href: '/5', kind: 'route' })
    expect(started).toHaveLength(5)
  })
})

function setUp() {
  const started: string[] = []
  const underWay: PromiseWithResolvers<void>[] = []
  let most = 0
  let now = 1_000_000
  const queue = createPreloadQueue({
    load({ href, kind }) {
      started.push(`${kind} ${href}`)
      const own = Promise.withResolvers<void>()
      underWay.push(own)
      most = Math.max(most, underWay.length)
      return own.promise
    },
    now: () => now,
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    queue,
    started,
    pending: () => underWay.length,
    most: () => most,
    finish() {
      underWay.shift()?.resolve()
      return settled()
    },
    fail() {
      underWay.shift()?.reject(new Error('offline'))
      return settled()
    },
    pass: (ms: number) => {
      now += ms
    },
  }
}
