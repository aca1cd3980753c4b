import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRESH_SECONDS, momentInLifetime, USABLE_SECONDS } from './page-lifetime.ts'

test('the layout tells the framework the same lifetime', () => {
  const layout = readFileSync('app/[locale]/layout.tsx', 'utf8')
  expect(/^export const revalidate = (.+)$/m.exec(layout)?.[1]).toBe(String(FRESH_SECONDS))
})

test('a moment counts while a page made now may still be sent', () => {
  const now = 1_800_000_000_000
  const last = now + USABLE_SECONDS * 1000
  expect(momentInLifetime(last, now)).toBe(last)
  expect(momentInLifetime(last + 1, now)).toBeUndefined()
  expect(momentInLifetime(undefined, now)).toBeUndefined()
})
