import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { BELONGINGS } from '#lib/resources/belongings.ts'

const schema = z.object({ belongings: z.array(z.enum(BELONGINGS)).min(2).max(3) })

test.each(globSync('content/{candidates,staff,blog}/*.yaml'))(
  '%s has two or three things of its own',
  (file) => {
    const belongings = belongingsIn(file)
    expect(new Set(belongings).size).toBe(belongings.length)
  },
)

test.each(['candidates', 'staff', 'blog'])('no two of the %s have the same', (folder) => {
  const all = globSync(`content/${folder}/*.yaml`).map((file) =>
    belongingsIn(file).toSorted().join(),
  )
  expect(all.length).toBeGreaterThan(10)
  expect(new Set(all).size).toBe(all.length)
})

test('the guide to the content names each thing that there is', () => {
  const guide = readFileSync('docs/guides/edit-content.md', 'utf8')
  expect(BELONGINGS.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

function belongingsIn(file: string): string[] {
  return schema.parse(parse(readFileSync(file, 'utf8'))).belongings
}
