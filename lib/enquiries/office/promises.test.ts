import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  CALLBACK,
  handClock,
  NO_OFFICES,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { contentOffices } from './fixture-offices.ts'

/**
 * Worked out without this program, from opening hours, laws on public holidays and the IANA
 * zones; the last two columns are for those who check it by a calendar on the wall.
 */
const TABLE = readFileSync(join(import.meta.dirname, 'promises-2026-2027.tsv'), 'utf8')
const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('each of 300 enquiries has the office and the time that the table says', async () => {
  const offices = await contentOffices()
  const { clock, move } = handClock(new Date(0))
  const store = testStore({ clock })
  const source = { ...NO_OFFICES, listOffices: async () => offices }
  const site = testSite({ store, offices: source })
  for (const [index, [about = '', language = '', asked = '']] of ROWS.entries()) {
    move(Date.parse(asked) - clock().getTime())
    const link = about === '-' ? '' : `https://site.test/${about}`
    const fields = { ...CALLBACK, name: `Ann ${index}`, link }
    const { status } = await site.sendJson('/api/form-staff', fields, {
      'accept-language': language,
    })
    expect(status).toBe(202)
  }
  const stored = await site.stored()
  const found = stored.map(({ office, due_at }, index) => [
    ...(ROWS[index]?.slice(0, 3) ?? []),
    office,
    new Date(Number(due_at)).toISOString().replace(/:00\.000Z$/, 'Z'),
  ])
  expect(found).toHaveLength(300)
  expect(found).toEqual(ROWS.map((row) => row.slice(0, 5)))
})
