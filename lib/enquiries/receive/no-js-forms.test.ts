import { describe, expect, test } from 'vitest'
import {
  APPLICATION,
  brokenStore,
  CALLBACK,
  PRICE,
  testSite,
} from '#lib/enquiries/fixture-enquiries.ts'
import { findShownFlash, openFlashPage } from './flash-store.ts'

const messengers = {
  whatsappStaff: '447700900001',
  whatsappJob: '447700900002',
  telegram: 'aldermere',
  caseStaff: 'S-1',
  caseJob: 'J-1',
}
const chats = async (locale: string) => ({
  siteName: locale === 'ru' ? 'Олдермир' : 'Aldermere',
  messengers,
})
const { name, ...WHATSAPP } = CALLBACK

/** The flash that a response leads to, opened by the browser that got it. */
async function flashAt(response: Response) {
  const location = new URL(response.headers.get('location') ?? '', 'https://site.test')
  const url = location.pathname + location.search
  const flash = await flashOn(url, { cookie: cookieOf(response) })
  return { address: location.pathname + location.hash, flash }
}

async function flashOn(url: string, headers: Record<string, string>, method = 'GET') {
  const page = await openFlashPage({ method, url, headers })
  const { searchParams } = new URL(page?.url ?? '/', 'https://site.test')
  const flash = findShownFlash(searchParams.get('enquiry') ?? '')
  await page?.close({ statusCode: 422, writableFinished: true })
  return flash
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

test.each([
  ['/api/form-staff?lang=en', CALLBACK, '/contacts#callback'],
  ['/api/form-staff?lang=ru', CALLBACK, '/ru/contacts#callback'],
  ['/api/form-cost?lang=ru', PRICE, '/ru/contacts#price'],
  ['/api/vacancies/17/apply?lang=en', APPLICATION, '/vacancies/17#apply'],
])('%s leads back to its own form, with the outcome kept here', async (path, body, address) => {
  const site = testSite()
  const response = await site.sendPlain(path, { ...body, website: '', elapsed_ms: '' })
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
  const shown = await flashAt(response)
  expect(shown.address).toBe(address)
  expect(shown.flash).toMatchObject({
    outcome: 'accepted',
    sent: { reference: (await site.stored())[0]?.reference, facts: {} },
    values: {},
    errors: {},
  })
  expect(JSON.parse(String((await site.stored())[0]?.fields))).toEqual(body)
})

test('nothing that a visitor typed is in an address, and ids cannot be guessed', async () => {
  const response = await testSite().sendPlain('/api/form-staff?lang=en', { ...CALLBACK, phone: '' })
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(/^\/contacts\?enquiry=[\w-]{22}#callback$/)
})

test('what is not valid comes back with its values and a message for each field', async () => {
  const site = testSite()
  const typed = { ...CALLBACK, name: '', phone: '8 999' }
  const response = await site.sendPlain('/api/form-staff?lang=ru', { ...typed, website: 'x' })
  expect((await flashAt(response)).flash).toEqual({
    form: 'callback',
    outcome: 'rejected',
    values: typed,
    errors: {
      name: 'Обязательное поле',
      phone: 'Введите номер с кодом страны, например +7 495 000 00 23',
    },
  })
  expect(await site.stored()).toEqual([])
})

test.each([
  ['en', '+44 (20) 7946-00 11', '+442079460011'],
  ['en', '+44 (0)20 7946 0011', '+442079460011'],
  ['en', '0044 20 7946 0011', '+442079460011'],
  ['ru', '8 (916) 123-45-67', '+79161234567'],
])('on the page in %s the phone %s is taken as %s', async (locale, phone, dialled) => {
  const site = testSite()
  await site.sendPlain(`/api/form-staff?lang=${locale}`, { ...CALLBACK, phone })
  expect(JSON.parse(String((await site.stored())[0]?.fields))).toEqual({
    ...CALLBACK,
    phone: dialled,
  })
})

test.each(['staff', 'job'])(
  'the choice %s decides the endpoint: a form has one address',
  async (type) => {
    const site = testSite()
    await site.sendPlain('/api/form-staff?lang=en', { ...CALLBACK, type })
    expect(await site.stored()).toEqual([expect.objectContaining({ path: `/api/form-${type}` })])
  },
)

test('a choice that was not made is a message under it', async () => {
  const { type, ...rest } = CALLBACK
  const response = await testSite().sendPlain('/api/form-staff?lang=en', rest)
  expect((await flashAt(response)).flash?.errors).toEqual({ type: 'This field is required' })
})

test('a list of the price form from which nothing was chosen may be missing', async () => {
  const { position, schedule, ...rest } = PRICE
  const site = testSite()
  await site.sendPlain('/api/form-cost?lang=en', rest)
  expect(JSON.parse(String((await site.stored())[0]?.fields))).toEqual({ ...PRICE, position: '' })
})

test('a field that is there twice is refused', async () => {
  const site = testSite()
  const body = `${new URLSearchParams(CALLBACK)}&name=Eve`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await site.send('/api/form-staff', { headers, body })
  expect((await flashAt(response)).flash?.errors).toEqual({ name: 'This value isn’t valid' })
  expect(await site.stored()).toEqual([])
})

test('without a language in its address, the browser says which', async () => {
  const headers = { 'accept-language': 'ru-RU' }
  const response = await testSite().sendPlain('/api/form-cost', PRICE, headers)
  expect((await flashAt(response)).address).toBe('/ru/contacts#price')
})

test('sent twice it is one enquiry, accepted both times', async () => {
  const site = testSite()
  const both = await Promise.all([1, 2].map(() => site.sendPlain('/api/form-cost?lang=en', PRICE)))
  const flashes = await Promise.all(both.map(flashAt))
  expect(flashes.map(({ flash }) => flash?.outcome)).toEqual(['accepted', 'accepted'])
  expect(await site.stored()).toHaveLength(1)
})

test('what could not be stored comes back to be sent again', async () => {
  const site = testSite({ store: brokenStore() })
  const response = await site.sendPlain('/api/form-cost?lang=en', PRICE)
  expect(response.status).toBe(303)
  expect((await flashAt(response)).flash).toMatchObject({ outcome: 'failed', values: PRICE })
})

test('too many are told so with their status, and a way back to what they typed', async () => {
  const site = testSite({ rateLimit: { count: 1, windowS: 60 } })
  await site.sendPlain('/api/form-cost?lang=ru', PRICE)
  const response = await site.sendPlain('/api/form-cost?lang=ru', { ...PRICE, name: '<Eve>' })
  const page = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(page).not.toContain('Eve')
  const [, href = ''] = /href="(\/ru\/contacts\?enquiry=[\w-]+)#price"/.exec(page) ?? []
  const flash = await flashOn(href, { cookie: cookieOf(response) })
  expect(flash).toMatchObject({ outcome: 'limited', values: { name: '<Eve>' } })
})

describe('on to a chat', () => {
  test('goes the WhatsApp form, in Russian from any page', async () => {
    const site = testSite({ chats })
    const response = await site.sendPlain('/api/form-job?lang=en', { ...WHATSAPP, type: 'job' })
    const href = new URL(response.headers.get('location') ?? '')
    expect([response.status, href.origin + href.pathname]).toEqual([
      303,
      'https://wa.me/447700900002',
    ])
    expect(href.searchParams.get('text')).toBe('Здравствуйте! Я ищу работу. Заявка J-1, Олдермир')
    expect(await site.stored()).toEqual([expect.objectContaining({ form: 'whatsapp' })])
  })

  test('goes the callback form by a button of its own, in the language of the page', async () => {
    const site = testSite({ chats })
    const response = await site.sendPlain('/api/form-staff?lang=en&chat=telegram', CALLBACK)
    const href = new URL(response.headers.get('location') ?? '')
    expect(href.origin + href.pathname).toBe('https://t.me/aldermere')
    expect(href.searchParams.get('text')).toContain('I need a consultation')
  })

  test.each(['javascript', 'https://evil.test', ''])(
    'goes nobody whose address says %j',
    async (chat) => {
      const path = `/api/form-staff?lang=en&chat=${encodeURIComponent(chat)}`
      const response = await testSite({ chats }).sendPlain(path, CALLBACK)
      expect((await flashAt(response)).address).toBe('/contacts#callback')
    },
  )

  test('goes nobody before the enquiry is accepted', async () => {
    const response = await testSite({ chats }).sendPlain('/api/form-staff', {
      ...WHATSAPP,
      phone: '',
    })
    expect(await flashAt(response)).toMatchObject({
      address: '/contacts#whatsapp',
      flash: { outcome: 'rejected' },
    })
  })

  test.each([
    ['unknown', async () => undefined],
    ['unreachable', () => Promise.reject(new Error('down'))],
  ])('is left out where the numbers are %s', async (_, unknown) => {
    const response = await testSite({ chats: unknown }).sendPlain('/api/form-staff', WHATSAPP)
    expect((await flashAt(response)).flash?.outcome).toBe('accepted')
  })
})
