import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { APPLICATION, CALLBACK, PRICE, testSite } from '#lib/enquiries/fixture-enquiries.ts'

/** What a visitor did not type: it is put right or left out, and never keeps an enquiry away. */
const fieldsOf = async (site: ReturnType<typeof testSite>) =>
  JSON.parse(String((await site.stored())[0]?.fields))

describe('the address of the page', () => {
  const MARKED = 'https://site.test/contacts?utm_source=ads&gclid=G1&yclid=Y1&fbclid=F1#price'

  test.each([
    ['https://site.test/staff/nanny', {}],
    [MARKED, {}],
    ['http://10.0.0.5:3000/ru', { host: '10.0.0.5:3000' }],
    ['https://site.test:443/', {}],
  ])('is kept where it is one of this site: %s', async (link, headers) => {
    const site = testSite()
    await site.sendJson('/api/form-cost', { ...PRICE, link }, headers)
    expect(await fieldsOf(site)).toEqual({ ...PRICE, link: new URL(link).href })
  })

  test.each([
    'https://evil.test/',
    'https://site.test.evil.test/',
    'https://site.test@evil.test/',
    'javascript:alert(1)',
    'https://site.test:8443/',
    'nonsense',
    '',
    null,
    ['https://site.test/'],
    17,
  ])('is left out, and the enquiry taken, where it is %j', async (link) => {
    const site = testSite({ otherTargets: ['webhook', 'email'] })
    const response = await site.sendJson('/api/form-staff', { ...CALLBACK, link })
    expect(response.status).toBe(202)
    expect(await fieldsOf(site)).toEqual({ ...CALLBACK, link: '' })
  })

  test('is left out as well of a form without script, and of what that form gives back', async () => {
    const site = testSite()
    await site.sendPlain('/api/form-staff', { ...CALLBACK, link: 'https://evil.test/' })
    expect(await fieldsOf(site)).toEqual({ ...CALLBACK, link: '' })
  })

  test('of a form without script has the campaign that the browser came by', async () => {
    const site = testSite()
    const link = 'https://site.test/contacts'
    const referer = 'https://site.test/contacts?utm_source=ads&gclid=G1'
    await site.sendPlain('/api/form-staff', { ...CALLBACK, link }, { referer })
    expect(await fieldsOf(site)).toEqual({ ...CALLBACK, link: referer })
  })
})

test.each([
  ['/api/form-staff', CALLBACK, ['page', 'link']],
  ['/api/form-cost', PRICE, ['page', 'link']],
])('%s may come without what only the page adds', async (path, body, left) => {
  const site = testSite()
  const sent = Object.fromEntries(Object.entries(body).filter(([name]) => !left.includes(name)))
  expect((await site.sendJson(path, sent)).status).toBe(202)
  expect(await fieldsOf(site)).toEqual({ ...body, page: '', link: '' })
})

test('an application has no page, and is taken with one', async () => {
  const site = testSite()
  const sent = { ...APPLICATION, page: 'Governess', link: 'https://site.test/' }
  expect((await site.sendJson('/api/vacancies/17/apply', sent)).status).toBe(202)
  expect(await fieldsOf(site)).toEqual(APPLICATION)
})

test('a field that the form without script does not have is left out', async () => {
  const site = testSite()
  await site.sendPlain('/api/form-staff', { ...CALLBACK, 'password-manager': 'x' })
  expect(await fieldsOf(site)).toEqual(CALLBACK)
})

describe('titles and names of any characters', () => {
  const character = fc.oneof(
    fc.constantFrom('a', 'Я', '👩‍🍳', '🇬🇧', 'é', '\u200B', '\u00AD', '𝒜', ' ', '\ud83d', '\u0007'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  )
  const title = fc
    .tuple(fc.integer({ min: 290, max: 301 }), fc.string({ unit: character }))
    .map(([length, rest]) => 't'.repeat(length) + rest)

  test('never keep an enquiry away, whatever is cut off a title', { timeout: 60_000 }, async () => {
    const site = testSite()
    const property = fc.asyncProperty(title, fc.boolean(), async (page, isPlain) => {
      const before = (await site.stored()).length
      const body = { ...PRICE, page, position: page, link: `https://site.test/${page}` }
      if (isPlain) await site.sendPlain('/api/form-cost', body)
      else expect((await site.sendJson('/api/form-cost', body)).status).toBe(202)
      const stored = await site.stored()
      // The same title may come twice: that is one enquiry then.
      expect(stored.length - before).toBeLessThanOrEqual(1)
      const fields = JSON.parse(String(stored.at(-1)?.fields))
      for (const text of [fields.page, fields.position]) {
        expect(text.isWellFormed()).toBe(true)
        expect(text.length).toBeLessThanOrEqual(300)
        expect(text).toMatch(/^t{290}/)
      }
    })
    await fc.assert(property, { numRuns: 300 })
    expect((await site.stored()).length).toBeGreaterThan(100)
  })

  test('are kept as they are typed where they show something', { timeout: 60_000 }, async () => {
    const name = fc.string({
      unit: fc.constantFrom('A', '\u200B', '\u3164', '\u00AD', '👩‍🍳', 'й', '\u2060'),
      maxLength: 12,
    })
    const property = fc.asyncProperty(name, async (typed) => {
      const site = testSite()
      const response = await site.sendJson('/api/form-staff', { ...CALLBACK, name: typed })
      const isShown = /[A👩й]/u.test(typed)
      expect(response.status).toBe(isShown ? 202 : 422)
      if (isShown) expect((await fieldsOf(site)).name).toBe(typed)
      else expect((await response.json()).errors).toEqual({ name: ['This field is required'] })
    })
    await fc.assert(property, { numRuns: 60 })
  })

  test('are empty in a list where they show nothing', async () => {
    const site = testSite()
    await site.sendJson('/api/form-cost', {
      ...PRICE,
      location: '\u200B\u3164',
      schedule: '\u2800',
    })
    expect(await fieldsOf(site)).toEqual({ ...PRICE, location: '', schedule: '' })
  })
})
