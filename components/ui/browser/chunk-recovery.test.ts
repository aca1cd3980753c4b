// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MISSING = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' })

const reload = vi.fn()

beforeEach(() => {
  vi.resetModules()
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { pathname: '/contacts', reload })
})
afterEach(() => vi.unstubAllGlobals())

test('a missing part reloads the page, once however many are missing', async () => {
  const { recoverFromChunkLoadError } = await import('./chunk-recovery.ts')
  expect(recoverFromChunkLoadError(MISSING)).toBe(true)
  expect(recoverFromChunkLoadError(MISSING)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('without a network nothing is reloaded, and the next failure with one still is', async () => {
  const { recoverFromChunkLoadError } = await import('./chunk-recovery.ts')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(recoverFromChunkLoadError(MISSING)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  expect(recoverFromChunkLoadError(MISSING)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('any other error is left alone', async () => {
  const { recoverFromChunkLoadError } = await import('./chunk-recovery.ts')
  expect(recoverFromChunkLoadError(new TypeError('x is not a function'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
