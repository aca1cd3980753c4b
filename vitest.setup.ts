import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const APPEARS_WITHIN_MS = 10_000

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: APPEARS_WITHIN_MS })
}

const said: string[] = []

// A test that expects a complaint puts its own spy in place of these.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => said.push(format(...parts)))
  }
})

afterEach(() => {
  expect(said.splice(0), 'what the console was told').toEqual([])
})
