import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkContent } from '#lib/content/load-content.ts'

test('the content has no faults', async () => {
  const clock = () => new Date('2026-11-27T10:00:00Z')
  expect((await checkContent(import.meta.dirname, clock)).faults).toEqual([])
})

const movingSchema = z.object({ ready_to_relocate: z.boolean(), countries: z.array(z.string()) })

test('who may move to another country would work in more than one', () => {
  const files = globSync('content/candidates/*.yaml')
  expect(files.length).toBeGreaterThan(10)
  const contradictions = files.filter((file) => {
    const moving = movingSchema.parse(parse(readFileSync(file, 'utf8')))
    return moving.ready_to_relocate && moving.countries.length < 2
  })
  expect(contradictions).toEqual([])
})
