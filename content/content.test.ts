import { expect, test } from 'vitest'
import { checkContent } from '#lib/content/load-content.ts'

test('the content has no faults', async () => {
  const clock = () => new Date('2026-11-27T10:00:00Z')
  expect((await checkContent(import.meta.dirname, clock)).faults).toEqual([])
})
