import { describe, expect, test, vi } from 'vitest'
import { isChunkLoadError, reloadOnce } from './chunk-recovery.ts'

describe('a missing part of the program', () => {
  test.each([
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), {
      name: 'ChunkLoadError',
    }),
    new Error('Loading chunk 12 failed.'),
    new Error('Loading CSS chunk 12 failed.'),
    new TypeError('Failed to fetch dynamically imported module: https://site.example/a.js'),
    new TypeError('error loading dynamically imported module'),
    new TypeError('Importing a module script failed.'),
  ])('is told by $message', (error) => {
    expect(isChunkLoadError(error)).toBe(true)
  })

  test.each([
    new Error('Failed to fetch'),
    new TypeError('x is not a function'),
    'text',
    undefined,
    null,
  ])('is not %s', (error) => {
    expect(isChunkLoadError(error)).toBe(false)
  })
})

describe('reloading for it', () => {
  test('happens once per path within ten seconds', () => {
    const { reload, fail } = setUp()
    expect(fail('/blog', 0)).toBe(true)
    expect(fail('/blog', 1)).toBe(false)
    expect(fail('/blog', 9_999)).toBe(false)
    expect(fail('/contacts', 9_999)).toBe(true)
    expect(fail('/blog', 10_000)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(3)
  })

  test('happens again after the clock was set back', () => {
    const { fail } = setUp()
    expect(fail('/blog', 3_600_000)).toBe(true)
    expect(fail('/blog', 0)).toBe(true)
    expect(fail('/blog', 1)).toBe(false)
  })

  test('never happens where the browser keeps nothing: it might go on for ever', () => {
    const { reload } = setUp()
    const refuse = () => {
      throw new Error('refused')
    }
    const memories = [
      undefined,
      { getItem: refuse, setItem: refuse },
      { getItem: () => null, setItem: refuse },
    ]
    for (const memory of memories) {
      expect(reloadOnce({ path: '/', memory, now: 1, reload })).toBe(false)
    }
    expect(reload).not.toHaveBeenCalled()
  })
})

function setUp() {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const reload = vi.fn()
  return { reload, fail: (path: string, now: number) => reloadOnce({ path, memory, now, reload }) }
}
