import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APPLICATION, CALLBACK, PRICE, testSite } from '#lib/enquiries/fixture-enquiries.ts'
import { FORM_WIRE_SCHEMAS } from '#lib/enquiries/forms/wire-schemas.ts'

const RUNS = 10_000
const PLAIN_RUNS = 2_000
const ENDPOINTS = [
  { path: '/api/form-staff', valid: CALLBACK, bodies: ['StaffForm', 'JobForm'] },
  {
    path: '/api/form-job',
    valid: { ...CALLBACK, type: 'job' },
    bodies: ['JobForm', 'StaffForm'],
  },
  { path: '/api/form-cost', valid: PRICE, bodies: ['CostForm'] },
  { path: '/api/vacancies/17/apply', valid: APPLICATION, bodies: ['ApplicationForm'] },
]

const NAMES = [
  ...Object.keys({ ...CALLBACK, ...PRICE }),
  ...['website', 'elapsed_ms', '__proto__', 'constructor', 'toString', 'id', ''],
]
const name = fc.oneof(fc.constantFrom(...NAMES), fc.string())
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '',
    ' ',
    '+',
    '+447700900123',
    'staff',
    'job',
    'phone',
    'https://a.example/',
    '\ud800',
  ),
)
const value = fc.oneof({ arbitrary: text, weight: 3 }, { arbitrary: fc.jsonValue(), weight: 1 })

/** Objects that are nearly right: a few fields of a valid body changed, left out or added. */
function nearly(valid: object) {
  return fc
    .tuple(fc.array(fc.tuple(name, value), { maxLength: 3 }), fc.subarray(Object.keys(valid)))
    .map(([changed, kept]) => {
      const all = Object.entries(valid).filter(
        ([key]) => kept.length % 2 === 0 || kept.includes(key),
      )
      return Object.fromEntries([...all, ...changed])
    })
}

function jsonBodies(valid: object) {
  return fc.oneof(
    { arbitrary: nearly(valid).map((body) => JSON.stringify(body)), weight: 6 },
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
    { arbitrary: fc.nat(9_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)), weight: 1 },
    {
      arbitrary: fc
        .nat(40_000)
        .map((length) => JSON.stringify({ ...valid, name: 'n'.repeat(length) })),
      weight: 1,
    },
  )
}

function plainBodies(valid: object) {
  const pairs = fc.oneof(
    nearly(valid).map((body) =>
      Object.entries(body).map(([key, each]) => [
        key,
        typeof each === 'string' ? each : JSON.stringify(each),
      ]),
    ),
    fc.array(
      fc.tuple(name, text).map((pair): string[] => pair),
      { maxLength: 12 },
    ),
  )
  return fc.oneof(
    { arbitrary: pairs.map((entries) => new URLSearchParams(entries).toString()), weight: 8 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
  )
}

for (const { path, valid, bodies } of ENDPOINTS) {
  const isParsed = (fields: unknown) =>
    bodies.some((body) => {
      const parsed = FORM_WIRE_SCHEMAS.get(body)?.safeParse(fields)
      return parsed?.success && isDeepStrictEqual({ ...parsed.data }, fields)
    })

  const expectWholeRows = async (site: ReturnType<typeof testSite>, accepted: number) => {
    const stored = await site.stored()
    expect(stored).toHaveLength(accepted)
    expect((await site.deliveries()).map(({ enquiry_id }) => enquiry_id)).toEqual(
      stored.map(({ id }) => id),
    )
    expect(stored.filter(({ fields }) => !isParsed(JSON.parse(String(fields))))).toEqual([])
  }

  test(`${RUNS} bodies of any kind leave ${path} whole`, { timeout: 240_000 }, async () => {
    const site = testSite({ otherTargets: ['webhook'] })
    let accepted = 0
    const property = fc.asyncProperty(jsonBodies(valid), async (body) => {
      const headers = { 'idempotency-key': randomUUID(), 'x-client-address': randomUUID() }
      const response = await site.sendJson(path, body, headers)
      if (response.status === 202) accepted += 1
      else expect([400, 413, 422]).toContain(response.status)
    })
    await fc.assert(property, { numRuns: RUNS })
    expect(accepted).toBeGreaterThan(100)
    await expectWholeRows(site, accepted)
  })

  test(`${PLAIN_RUNS} plain bodies of any kind leave ${path} whole`, {
    timeout: 240_000,
  }, async () => {
    const site = testSite({ otherTargets: ['webhook'] })
    const property = fc.asyncProperty(plainBodies(valid), fc.nat(), async (body, sender) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-client-address': String(sender),
      }
      const response = await site.send(path, { headers, body })
      expect([303, 413]).toContain(response.status)
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
    })
    await fc.assert(property, { numRuns: PLAIN_RUNS })
    expect((await site.stored()).length).toBeGreaterThan(100)
    await expectWholeRows(site, (await site.stored()).length)
  })
}
