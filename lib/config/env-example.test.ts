import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample } from './env-example.ts'
import { environmentSchema } from './environment.ts'
import { parseSettings } from './settings.ts'

const written = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')

test('.env.example is what npm run settings:example writes', () => {
  expect(written).toBe(envExample())
})

test.each(Object.entries(environmentSchema.shape))('%s says what it means', (_name, schema) => {
  expect(schema.description).toMatch(/^\S.*\.$/)
})

test('as it stands it says the same as no settings at all', () => {
  const assignments = Array.from(written.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value]) => [
    name,
    value,
  ])
  expect(parseSettings(Object.fromEntries(assignments))).toEqual(parseSettings({}))
})
