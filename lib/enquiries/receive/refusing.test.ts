import { describe, expect, test } from 'vitest'
import { APPLICATION, CALLBACK, PRICE, testSite } from '#lib/enquiries/fixture-enquiries.ts'

const RU = { 'accept-language': 'ru' }

test.each([
  ['/api/form-staff', { ...CALLBACK, name: '  ' }, { name: ['This field is required'] }],
  ['/api/form-staff', { ...CALLBACK, name: '\u200B\u3164' }, { name: ['This field is required'] }],
  ['/api/form-staff', { ...CALLBACK, phone: '+' }, { phone: ['This field is required'] }],
  ['/api/form-staff', { ...CALLBACK, phone: null }, { phone: ['This field is required'] }],
  [
    '/api/form-staff',
    { ...CALLBACK, name: 'a'.repeat(121) },
    { name: ['No more than 120 characters'] },
  ],
  ['/api/form-staff', { ...CALLBACK, name: ['Ann'] }, { name: ['This value isn’t valid'] }],
  ['/api/form-staff', { ...CALLBACK, name: 'A\u0000nn' }, { name: ['This value isn’t valid'] }],
  ['/api/form-staff', { ...CALLBACK, name: '\ud800' }, { name: ['This value isn’t valid'] }],
  ['/api/form-staff', { ...CALLBACK, type: 'job' }, { type: ['This value isn’t valid'] }],
  ['/api/form-job', { ...CALLBACK, type: 'x' }, { type: ['This value isn’t valid'] }],
  ['/api/form-job', { ...CALLBACK, type: '' }, { type: ['This field is required'] }],
  ['/api/form-staff', { ...CALLBACK, extra: 1 }, { extra: ['This form has no such field'] }],
  ['/api/form-cost', { ...PRICE, contact: 'fax' }, { contact: ['This value isn’t valid'] }],
  ['/api/form-cost', { ...PRICE, location: 1 }, { location: ['This value isn’t valid'] }],
  [
    '/api/vacancies/17/apply',
    { ...APPLICATION, extra: 'x' },
    { extra: ['This form has no such field'] },
  ],
])('%s refuses %o under the field at fault', async (path, body, errors) => {
  const site = testSite()
  const response = await site.sendJson(path, body)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ message: 'Some fields need another look', errors })
  expect(await site.stored()).toEqual([])
})

test.each(['8999', '+', '+1234567890123456', '+7 999', '+٧٩', '+79a'])(
  'a phone is a plus sign and 1 to 15 digits, not %s',
  async (phone) => {
    const response = await testSite().sendJson('/api/form-staff', { ...CALLBACK, phone })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['phone'])
  },
)

test('all fields at fault are named at once, in the language of the request', async () => {
  const response = await testSite().sendJson('/api/form-cost', { contact: '' }, RU)
  const { message, errors } = await response.json()
  expect(message).toBe('Проверьте отмеченные поля')
  expect(response.headers.get('content-language')).toBe('ru')
  expect(errors).toMatchObject({ name: ['Обязательное поле'], phone: ['Обязательное поле'] })
  expect(Object.keys(errors)).toHaveLength(6)
})

test.each(['[]', 'null', '17', '"text"', '[[[[{}]]]]'])('the body %s is no form', async (body) => {
  const response = await testSite().sendJson('/api/form-staff', body)
  expect([response.status, (await response.json()).errors]).toEqual([422, {}])
})

test('names of a prototype are fields that the form does not have', async () => {
  const site = testSite()
  const body = `{"__proto__": {"name": "x"}, "constructor": 1, ${JSON.stringify(CALLBACK).slice(1)}`
  const response = await site.sendJson('/api/form-staff', body)
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).errors)).toEqual(['__proto__', 'constructor'])
  expect(await site.stored()).toEqual([])
})

test('the names that are sent back are few and short', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index}${'n'.repeat(120)}`)
  const body = { ...CALLBACK, ...Object.fromEntries(names.map((name) => [name, ''])) }
  const { errors } = await (await testSite().sendJson('/api/form-staff', body)).json()
  expect(Object.keys(errors)).toHaveLength(10)
  expect(Math.max(...Object.keys(errors).map(({ length }) => length))).toBe(100)
})

describe('what cannot be read', () => {
  test.each(['', '{', 'name=Ann', '{"a":1}x', '\uFEFFx'])('is 400: %j', async (body) => {
    expect((await testSite().sendJson('/api/form-staff', body)).status).toBe(400)
  })

  test('is 400 where it is no UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ])
    const headers = { 'content-type': 'application/json' }
    expect((await testSite().send('/api/form-staff', { headers, body })).status).toBe(400)
  })

  test.each(['%FF%FE', '%C3', 'Ann%80', '%ED%A0%80', '%FF%zz'])(
    'is 400 where a field of a form without script is no UTF-8: %s',
    async (name) => {
      const site = testSite()
      const body = new URLSearchParams(CALLBACK).toString().replace('Ann+Example', name)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await site.send('/api/form-staff', { headers, body })).status).toBe(400)
      expect(await site.stored()).toEqual([])
    },
  )

  test('is not a percent sign that escapes nothing', async () => {
    const site = testSite()
    const body = new URLSearchParams(CALLBACK).toString().replace('Ann+Example', '100% %D0%90')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await site.send('/api/form-staff', { headers, body })
    expect(JSON.parse(String((await site.stored())[0]?.fields))).toMatchObject({ name: '100% А' })
  })

  test.each<[Record<string, string>, string]>([
    [{}, 'no type at all'],
    [{ 'content-type': 'text/plain' }, 'text'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 'a form with files'],
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, 'packed JSON'],
  ])('is 415 in %o: %s', async (headers) => {
    const body = Buffer.from(JSON.stringify(CALLBACK))
    const response = await testSite().send('/api/form-staff', { headers, body })
    expect(response.status).toBe(415)
    expect(response.headers.get('accept-post')).toContain('application/json')
  })
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
  'the method %s is not taken',
  async (method) => {
    const response = await testSite().send('/api/form-staff', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  },
)

test('which methods are taken can be asked', async () => {
  const response = await testSite().send('/api/form-staff', { method: 'OPTIONS' })
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
})

describe('a body', () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify(CALLBACK)
    return body + ' '.repeat(bytes - Buffer.byteLength(body))
  }

  test('of 16 KiB is taken, one byte more is not', async () => {
    const site = testSite()
    expect((await site.sendJson('/api/form-staff', padded(16_384))).status).toBe(202)
    expect((await site.sendJson('/api/form-staff', padded(16_385))).status).toBe(413)
  })

  test('is not read further than it may be long', async () => {
    let pulled = 0
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(1_024))
      },
    })
    const init = { headers: { 'content-type': 'application/json' }, body, duplex: 'half' as const }
    expect((await testSite().send('/api/form-staff', init)).status).toBe(413)
    expect(pulled).toBeLessThan(20)
  })

  test('that drips has so much time and no more', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    })
    const init = { headers: { 'content-type': 'application/json' }, body, duplex: 'half' as const }
    const response = await testSite({ bodyTimeoutMs: 30 }).send('/api/form-staff', init)
    expect([response.status, response.headers.get('connection')]).toEqual([408, 'close'])
  })
})

describe('where it comes from', () => {
  const siteUrl = 'https://site.test'
  const statusFrom = async (headers: Record<string, string>) =>
    (await testSite({ siteUrl }).sendJson('/api/form-staff', CALLBACK, headers)).status

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://site.test' },
    { origin: 'https://site.test' },
    { origin: 'https://SITE.test:443' },
    { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' },
    { origin: 'https://alias.test', host: 'alias.test:443', 'sec-fetch-site': 'same-site' },
  ])('is fine: %o', async (headers) => {
    expect(await statusFrom(headers)).toBe(202)
  })

  test.each<Record<string, string>>([
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://other.test', host: 'site.test' },
    { origin: 'https://site.test.other.test' },
    { origin: 'https://sub.site.test' },
    { origin: 'https://site.test:8443' },
    { origin: 'file://' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://other.test' },
  ])('is not here: %o', async (headers) => {
    expect(await statusFrom(headers)).toBe(403)
  })
})

describe('too many', () => {
  const rateLimit = { count: 3, windowS: 600 }
  const from = (address: string) => ({ 'x-client-address': address })
  const bodyOf = (turn: number) => ({ ...CALLBACK, name: `Ann ${turn}` })

  test('enquiries of one address are told to wait, those of another are not', async () => {
    const site = testSite({ rateLimit })
    for (const turn of [1, 2, 3]) {
      expect((await site.sendJson('/api/form-staff', bodyOf(turn), from('192.0.2.1'))).status).toBe(
        202,
      )
    }
    const fourth = await site.sendJson('/api/form-staff', bodyOf(4), from('192.0.2.1'))
    expect(fourth.status).toBe(429)
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(Number(fourth.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    expect((await site.sendJson('/api/form-staff', bodyOf(5), from('192.0.2.2'))).status).toBe(202)
    expect(await site.stored()).toHaveLength(4)
  })

  test('does not count what is not valid, nor what was accepted before', async () => {
    const site = testSite({ rateLimit })
    for (let turn = 0; turn < 9; turn += 1) {
      await site.sendJson('/api/form-staff', { ...CALLBACK, phone: '1' }, from('192.0.2.1'))
      const answer = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
      expect(answer.status).toBe(202)
    }
  })
})

test('a field that a page has from before an upgrade is no reason to refuse what is sent', async () => {
  const site = testSite()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await site.sendJson('/api/form-staff', { ...CALLBACK, extra: 1 }, headers)
  expect(response.status).toBe(202)
  expect(await site.stored()).toHaveLength(1)
})
