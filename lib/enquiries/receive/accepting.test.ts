import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  APPLICATION,
  CALLBACK,
  handClock,
  PRICE,
  START,
  tempDir,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { referenceOf } from '#lib/enquiries/reference.ts'

const { name, ...WHATSAPP } = CALLBACK

test.each([
  ['/api/form-staff', CALLBACK, 'callback'],
  ['/api/form-staff', WHATSAPP, 'whatsapp'],
  ['/api/form-job', { ...CALLBACK, type: 'job' }, 'callback'],
  ['/api/form-job', { ...WHATSAPP, type: 'job' }, 'whatsapp'],
  ['/api/form-cost', PRICE, 'price'],
  ['/api/vacancies/17/apply', APPLICATION, 'apply'],
])('%s stores what was sent, once it says accepted', async (path, body, form) => {
  const site = testSite()
  const key = randomUUID()
  const headers = { 'idempotency-key': key, 'accept-language': 'ru' }
  const response = await site.sendJson(path, body, headers)
  expect(response.status).toBe(202)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ reference: referenceOf(key) })
  expect(await site.stored()).toEqual([
    expect.objectContaining({
      key,
      form,
      path,
      locale: 'ru',
      reference: referenceOf(key),
      is_suspicious: 0,
      created_at: START.getTime(),
    }),
  ])
  expect(JSON.parse(String((await site.stored())[0]?.fields))).toEqual(body)
})

test('logs name the reference, never the visitor', async () => {
  const site = testSite()
  await site.sendJson('/api/form-staff', CALLBACK)
  const logged = JSON.stringify(Object.values(site.log).flatMap((level) => level.mock.calls))
  expect(logged).toContain(String((await site.stored())[0]?.reference))
  expect(logged).not.toMatch(/Ann|7700900123/)
})

test('deliveries are planned in the same write, one for each target', async () => {
  const site = testSite({ otherTargets: ['webhook', 'email'] })
  await site.sendJson('/api/form-staff', CALLBACK)
  expect(await site.deliveries()).toEqual([
    expect.objectContaining({ target: 'webhook', state: 'pending', next_at: START.getTime() }),
    expect.objectContaining({ target: 'email', state: 'pending', next_at: START.getTime() }),
  ])
  expect(site.onDue).toHaveBeenCalledOnce()
})

describe('the same key', () => {
  const key = randomUUID()
  const headers = { 'idempotency-key': key }

  test('with the same body is one submission and the first answer again', async () => {
    const site = testSite()
    const first = await site.sendJson('/api/form-staff', CALLBACK, headers)
    const again = await site.sendJson('/api/form-staff', CALLBACK, {
      'idempotency-key': key.toUpperCase(),
    })
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
    expect(await site.stored()).toHaveLength(1)
  })

  test('counts as the same body whatever the traps say, since the time differs at each try', async () => {
    const site = testSite()
    const timed = (elapsed_ms: number) => ({ ...CALLBACK, website: '', elapsed_ms })
    await site.sendJson('/api/form-staff', timed(9_000), headers)
    const again = await site.sendJson('/api/form-staff', timed(12_000), headers)
    expect(again.status).toBe(202)
    expect(await site.stored()).toHaveLength(1)
  })

  test('sent at once many times is one submission', async () => {
    const site = testSite()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.sendJson('/api/form-staff', CALLBACK, headers)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(await site.stored()).toHaveLength(1)
  })

  test('is one submission for two processes on one store', async () => {
    const dir = tempDir()
    const [one, other] = [
      testSite({ store: testStore({ dir }) }),
      testSite({ store: testStore({ dir }) }),
    ]
    const answers = await Promise.all([
      one.sendJson('/api/form-staff', CALLBACK, headers),
      other.sendJson('/api/form-staff', CALLBACK, headers),
    ])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await one.stored()).toHaveLength(1)
  })

  test.each([
    ['/api/form-staff', { ...CALLBACK, phone: '+447700900124' }],
    ['/api/form-staff', { ...CALLBACK, link: 'https://site.test/' }],
    ['/api/form-job', { ...CALLBACK, type: 'job' }],
  ])('with another body is refused: %s', async (path, body) => {
    const site = testSite()
    await site.sendJson('/api/form-staff', CALLBACK, headers)
    const other = await site.sendJson(path, body, headers)
    expect(other.status).toBe(409)
    expect(await site.stored()).toHaveLength(1)
  })

  test('for another vacancy is another body', async () => {
    const site = testSite()
    await site.sendJson('/api/vacancies/17/apply', APPLICATION, headers)
    expect((await site.sendJson('/api/vacancies/18/apply', APPLICATION, headers)).status).toBe(409)
  })

  test('with another body is refused also while the first is under way', async () => {
    const site = testSite()
    const [, other] = await Promise.all([
      site.sendJson('/api/form-staff', CALLBACK, headers),
      site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Eve' }, headers),
    ])
    expect(other.status).toBe(409)
  })

  test.each(['{', '{"kind":"queued"}'])(
    'whose first answer cannot be read (%s) is still one submission',
    async (answer) => {
      const site = testSite()
      const first = await site.sendJson('/api/form-staff', CALLBACK, headers)
      await site.store.read((db) => db.run('UPDATE enquiries SET answer = :answer', { answer }))
      const again = await site.sendJson('/api/form-staff', CALLBACK, headers)
      expect([again.status, await again.json()]).toEqual([202, await first.json()])
      expect(await site.stored()).toHaveLength(1)
    },
  )

  test('that is no UUID cannot be read', async () => {
    const site = testSite()
    const response = await site.sendJson('/api/form-staff', CALLBACK, { 'idempotency-key': '17' })
    expect(response.status).toBe(400)
    expect(await site.stored()).toEqual([])
  })
})

describe('the same content from the same address', () => {
  const from = (address: string, key: string = randomUUID()) => ({
    'x-client-address': address,
    'idempotency-key': key,
  })

  test('in two tabs is one enquiry, the second answered as the first', async () => {
    const site = testSite({ otherTargets: ['email'] })
    const first = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    const second = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    expect(first.headers.get('x-enquiry-reference')).toBe((await site.stored())[0]?.reference)
    expect(second.headers.get('x-enquiry-reference')).toBe((await site.stored())[0]?.reference)
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect([(await site.stored()).length, (await site.deliveries()).length]).toEqual([1, 1])
  })

  test('sent at once from twenty tabs is one enquiry', async () => {
    const site = testSite()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.sendJson('/api/form-cost', PRICE, from('192.0.2.1'))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(await site.stored()).toHaveLength(1)
  })

  test('is known under the key of either tab from then on', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    const [one, other] = [randomUUID(), randomUUID()]
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1', one))
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1', other))
    move(3_600_000)
    for (const key of [one, other]) {
      const again = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.9', key))
      expect(again.status).toBe(202)
      const changed = { ...CALLBACK, name: 'Eve' }
      const refused = await site.sendJson('/api/form-staff', changed, from('192.0.2.9', key))
      expect(refused.status).toBe(409)
    }
    expect(await site.stored()).toHaveLength(1)
  })

  test('is one enquiry with script and without', async () => {
    const site = testSite()
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    await site.sendPlain('/api/form-staff', CALLBACK, { 'x-client-address': '192.0.2.1' })
    expect(await site.stored()).toHaveLength(1)
  })

  test('is another one after ten minutes, from elsewhere, or with a word changed', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.2'))
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Eve' }, from('192.0.2.1'))
    move(11 * 60_000)
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    expect(await site.stored()).toHaveLength(4)
  })

  test('does not count towards the limit', async () => {
    const site = testSite({ rateLimit: { count: 1, windowS: 600 } })
    for (const key of [randomUUID(), randomUUID(), randomUUID()]) {
      const answer = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1', key))
      expect(answer.status).toBe(202)
    }
  })
})

describe('without a key', () => {
  const from = (address: string) => ({ 'x-client-address': address })

  test('the same body from the same address is one submission for ten minutes', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    const first = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    move(9 * 60_000)
    const again = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    expect(await again.json()).toEqual(await first.json())
    expect(await site.stored()).toHaveLength(1)
    move(2 * 60_000)
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    expect(await site.stored()).toHaveLength(2)
  })

  test('another address or another body is another submission', async () => {
    const site = testSite()
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
    await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.2'))
    await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Eve' }, from('192.0.2.1'))
    expect(await site.stored()).toHaveLength(3)
  })

  test('a clock that is set back or forward a day keeps nobody from sending', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    for (const days of [0, -1, 2, -1]) {
      move(days * 24 * 3_600_000)
      const response = await site.sendJson('/api/form-staff', CALLBACK, from('192.0.2.1'))
      expect(response.status).toBe(202)
    }
    expect(await site.stored()).toHaveLength(3)
  })
})

describe('suspicious', () => {
  test.each([
    ['the field that nobody sees is filled', { website: 'https://spam.example' }],
    ['it was filled in too fast', { elapsed_ms: 1_999 }],
    ['the hidden field is filled with something else', { website: ['a'] }],
    ['the time is a text', { elapsed_ms: '300' }],
  ])('where %s: stored, answered as any other, marked, without the traps', async (_, trap) => {
    const site = testSite()
    const response = await site.sendJson('/api/form-staff', { ...CALLBACK, ...trap })
    expect(response.status).toBe(202)
    expect(Object.keys(await response.json())).toEqual(['reference'])
    expect(await site.stored()).toEqual([expect.objectContaining({ is_suspicious: 1 })])
    expect(JSON.parse(String((await site.stored())[0]?.fields))).toEqual(CALLBACK)
  })

  test.each([
    {},
    { website: '', elapsed_ms: 2_000 },
    { website: null, elapsed_ms: null },
    { elapsed_ms: '' },
    { elapsed_ms: '86400000' },
    { elapsed_ms: -5 },
    { elapsed_ms: 'soon' },
    { elapsed_ms: { a: 1 } },
    { elapsed_ms: '-1' },
    { website: '\u200B' },
  ])('is nobody who sends %o', async (traps) => {
    const site = testSite()
    await site.sendJson('/api/form-staff', { ...CALLBACK, ...traps })
    expect(await site.stored()).toEqual([expect.objectContaining({ is_suspicious: 0 })])
  })

  test('is what another site that delivers here says is', async () => {
    const site = testSite()
    await site.sendJson('/api/form-staff', CALLBACK, { 'x-enquiry-suspicious': '1' })
    expect(await site.stored()).toEqual([expect.objectContaining({ is_suspicious: 1 })])
  })
})
