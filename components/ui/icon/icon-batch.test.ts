import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIconBatch, ICONS_LIMIT_MS } from './icon-batch.ts'

const HOUSE = { viewBox: '0 0 256 256', paths: ['M1 1h2'] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('icons by name', () => {
  test('come in one request, each name once', async () => {
    const { batch, requests, warn } = setUp(() =>
      Response.json({ icons: { house: HOUSE, key: HOUSE } }),
    )
    const changed = vi.fn()
    batch.subscribe(changed)
    for (const name of ['key', 'house', 'key']) batch.request(name)
    await vi.runAllTimersAsync()
    expect(requests).toEqual(['/api/icons?icons=house,key'])
    expect(batch.find('house')).toEqual(HOUSE)
    expect(changed).toHaveBeenCalledOnce()
    batch.request('house')
    await vi.runAllTimersAsync()
    expect(requests).toHaveLength(1)
    expect(warn).not.toHaveBeenCalled()
  })

  test('that the set does not have are warned about once and not asked for again', async () => {
    const { batch, requests, warn } = setUp(() => Response.json({ icons: { house: HOUSE } }))
    for (const name of ['house', 'no-such']) batch.request(name)
    await vi.runAllTimersAsync()
    batch.request('no-such')
    await vi.runAllTimersAsync()
    expect(batch.find('no-such')).toBeUndefined()
    expect(warn).toHaveBeenCalledExactlyOnceWith('No icon for: no-such')
    expect(requests).toHaveLength(1)
  })

  test('are given up after 1.5 s', async () => {
    const { batch, warn } = setUp(
      ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        ),
    )
    batch.request('house')
    await vi.advanceTimersByTimeAsync(30 + ICONS_LIMIT_MS - 1)
    expect(warn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(warn).toHaveBeenCalledOnce()
    expect(ICONS_LIMIT_MS).toBe(1_500)
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['fails', () => Response.json({ message: 'x' }, { status: 500 })],
    ['answers with markup', () => new Response('<html>')],
    ['answers with another shape', () => Response.json({ icons: { house: '<svg onload=x>' } })],
    [
      'answers with shapes that are none',
      () => Response.json({ icons: { house: { viewBox: 1, paths: [2] } } }),
    ],
  ])('are missing, with one warning, where the endpoint %s', async (_name, answer) => {
    const { batch, warn } = setUp(answer)
    for (const name of ['house', 'key']) batch.request(name)
    await vi.runAllTimersAsync()
    expect(batch.find('house')).toBeUndefined()
    expect(warn).toHaveBeenCalledExactlyOnceWith('No icon for: house, key')
  })
})

function setUp(answer: (options: RequestInit) => Response | Promise<Response>) {
  const requests: string[] = []
  const warn = vi.fn()
  const batch = createIconBatch({
    warn,
    async fetch(address, options) {
      requests.push(address)
      return answer(options)
    },
  })
  return { batch, requests, warn }
}
