import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { CALLBACK, testSite } from '#lib/enquiries/fixture-enquiries.ts'
import { instance } from '#lib/server/instance.ts'
import { findShownFlash, openFlashPage } from './flash-store.ts'

const WRONG = { ...CALLBACK, phone: 'soon' }
const REJECTED = { form: 'callback', outcome: 'rejected' }
const SHOWN = { ...REJECTED, values: WRONG }
/** What one learns who has the address and not the browser. */
const HIDDEN = { ...REJECTED, values: {}, errors: {} }

/** More than a millisecond, in which the cache does not look at its clock again. */
const CACHE_CLOCK_MS = 5

interface Browser {
  address?: string
  cookie?: string
  origin?: string
}

async function sendWrong(
  site = testSite(),
  { address = '192.0.2.1', cookie = '', origin }: Browser = {},
) {
  const headers = { 'x-client-address': address, cookie, ...(origin && { origin }) }
  const response = await site.sendPlain('/api/form-staff?lang=en', WRONG, headers)
  const setCookie = response.headers.get('set-cookie') ?? ''
  return {
    response,
    setCookie,
    cookie: setCookie.split(';', 1)[0] ?? '',
    url: response.headers.get('location')?.split('#', 1)[0] ?? '',
  }
}

const ARRIVED = { statusCode: 422, writableFinished: true }

/** The flash that a page shows, and the address under which it looks for it. */
async function open(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  response = ARRIVED,
) {
  const page = await openFlashPage({ method, url, headers })
  const id = new URL(page?.url ?? '/', 'https://site.test').searchParams.get('enquiry') ?? ''
  const flash = findShownFlash(id)
  await page?.close(response)
  return { flash, id }
}

describe('the flash of a form without script', () => {
  test('is shown once, to the browser that sent the form', async () => {
    const { url, cookie } = await sendWrong()
    const first = await open(url, { cookie: `a=b; ${cookie}; c=d` })
    expect(first.flash).toMatchObject(SHOWN)
    expect((await open(url, { cookie })).flash).toBeUndefined()
    // Nor under the address that the page itself was given, once it has been sent.
    expect(findShownFlash(first.id)).toBeUndefined()
    expect((await open(`/contacts?enquiry=${first.id}`, { cookie })).flash).toBeUndefined()
  })

  test.each<Record<string, string>>([
    {},
    { cookie: 'enquiry_flash=' },
    { cookie: 'enquiry_flash=AAAAAAAAAAAAAAAAAAAAAA' },
    { cookie: 'NEXT_LOCALE=ru' },
  ])('shows nothing that was typed to another browser, and waits: %o', async (headers) => {
    const { url, cookie } = await sendWrong()
    expect((await open(url, headers)).flash).toEqual(HIDDEN)
    expect((await open(url, { cookie })).flash).toMatchObject(SHOWN)
  })

  test.each([
    ['HEAD', {}],
    ['POST', {}],
    ['GET', { rsc: '1' }],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { purpose: 'prefetch' }],
  ])('is not used up by a %s with %o', async (method, headers) => {
    const { url, cookie } = await sendWrong()
    expect((await open(url, { cookie, ...headers }, method)).flash).toBeUndefined()
    expect((await open(url, { cookie })).flash).toMatchObject(SHOWN)
  })

  test.each([
    ['did not arrive in whole', { statusCode: 422, writableFinished: false }],
    ['failed', { statusCode: 502, writableFinished: true }],
    ['shows no forms', { statusCode: 200, writableFinished: true }],
  ])('is not used up by a page that %s', async (_, response) => {
    const { url, cookie } = await sendWrong()
    expect((await open(url, { cookie }, 'GET', response)).flash).toMatchObject(SHOWN)
    expect((await open(url, {})).flash).toEqual(HIDDEN)
    expect((await open(url, { cookie })).flash).toMatchObject(SHOWN)
    expect((await open(url, { cookie })).flash).toBeUndefined()
  })

  test('is in two tabs of a browser two flashes under one cookie', async () => {
    const site = testSite()
    const first = await sendWrong(site)
    const second = await sendWrong(site, { cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    expect((await open(first.url, { cookie: second.cookie })).flash).toMatchObject(SHOWN)
    expect((await open(second.url, { cookie: second.cookie })).flash).toMatchObject(SHOWN)
  })

  test('is known by a cookie that no script and no other site has, and that goes soon', async () => {
    const plain = await sendWrong()
    expect(plain.setCookie).toMatch(
      /^enquiry_flash=[\w-]{22}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
    )
    const secure = await sendWrong(testSite(), { origin: 'https://site.test' })
    expect(secure.setCookie).toMatch(/; Secure$/)
  })

  test('leaves the rest of the query to the page', async () => {
    const page = await openFlashPage({
      method: 'GET',
      url: '/contacts?a=1&enquiry=x&b=2',
      headers: {},
    })
    expect(page?.url).toBe('/contacts?a=1&b=2')
    expect(
      await openFlashPage({ method: 'GET', url: '/contacts?a=1', headers: {} }),
    ).toBeUndefined()
  })

  test('is kept for a quarter of an hour', async () => {
    const flashAfter = async (minutes: number) => {
      const { url, cookie } = await sendWrong()
      const sentAt = performance.now()
      const now = vi.spyOn(performance, 'now').mockReturnValue(sentAt + minutes * 60_000)
      await setTimeout(CACHE_CLOCK_MS)
      const { flash } = await open(url, { cookie })
      now.mockRestore()
      await setTimeout(CACHE_CLOCK_MS)
      return flash
    }
    expect(await flashAfter(14)).toBeDefined()
    expect(await flashAfter(16)).toBeUndefined()
  })
})

describe('what is not valid, without script', () => {
  test('leaves the memory after its time, also where nobody ever asks for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    // A clock that stands at nought is none to the cache.
    vi.advanceTimersByTime(1_000)
    try {
      instance().flashStore = undefined
      await sendWrong()
      const { url, cookie } = await sendWrong()
      await openFlashPage({ method: 'GET', url, headers: { cookie } })
      const sizes = () => {
        const { own, shown } = instance().flashStore ?? {}
        return [own?.sizes().records, own?.sizes().senders, shown?.size]
      }
      expect(sizes()).toEqual([1, 1, 1])
      vi.advanceTimersByTime(16 * 60_000)
      expect(sizes()).toEqual([0, 0, 0])
    } finally {
      vi.useRealTimers()
    }
  })

  test('pushes out nobody else, however much of it comes', { timeout: 30_000 }, async () => {
    const site = testSite()
    const mine = await sendWrong(site, { address: '192.0.2.1' })
    const theirs = []
    for (let turn = 0; turn < 2_100; turn += 1) {
      theirs.push(await sendWrong(site, { address: '192.0.2.2' }))
    }
    const kept = []
    for (const one of theirs) {
      if ((await open(one.url, { cookie: one.cookie })).flash) kept.push(one)
    }
    expect(kept).toEqual(theirs.slice(-20))
    expect((await open(mine.url, { cookie: mine.cookie })).flash).toMatchObject(SHOWN)
  })

  test('pushes out nobody else soon where all seem to have one address', async () => {
    const site = testSite()
    const mine = await sendWrong(site, { address: 'proxy 10.0.0.1' })
    for (let turn = 0; turn < 100; turn += 1) await sendWrong(site, { address: 'proxy 10.0.0.1' })
    expect((await open(mine.url, { cookie: mine.cookie })).flash).toMatchObject(SHOWN)
  })

  test('counts for the limit, and what was typed comes back still', async () => {
    const site = testSite({ rateLimit: { count: 2, windowS: 600 } })
    expect((await sendWrong(site)).response.status).toBe(303)
    expect((await sendWrong(site)).response.status).toBe(303)
    const { response, cookie } = await sendWrong(site)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600'])
    const [, href = ''] = /href="([^"#]+)/.exec(await response.text()) ?? []
    const { flash } = await open(href, { cookie })
    expect(flash).toMatchObject({ outcome: 'limited', values: WRONG })
    expect((await sendWrong(site, { address: '192.0.2.9' })).response.status).toBe(303)
  })

  test('is limited as well where it was valid before', async () => {
    const site = testSite({ rateLimit: { count: 1, windowS: 600 } })
    await sendWrong(site)
    const headers = { 'x-client-address': '192.0.2.1' }
    expect((await site.sendPlain('/api/form-staff', CALLBACK, headers)).status).toBe(429)
  })
})
