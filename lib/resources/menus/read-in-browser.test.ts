import { afterEach, describe, expect, it, vi } from 'vitest'
import { globalConfig } from 'zod/v4/core'
import { fetchMenu, type MenuRequest } from './read-in-browser.ts'

const HOUSE = {
  slug: 'house',
  title: 'House',
  icon: null,
  pages: [{ slug: 'cook', title: 'Cook' }],
}

afterEach(() => vi.unstubAllGlobals())

describe('a menu that the browser asks for', () => {
  it.each([
    ['staff', 'uae', 'https://api.example', 'https://api.example/api/categories?country_slug=uae'],
    ['staff', '', '', '/api/categories'],
    ['candidates', 'кипр', '', `/api/candidates?country_slug=${encodeURIComponent('кипр')}`],
  ] as const)('%s of %j is asked for at its own address', async (kind, slug, baseUrl, address) => {
    const fetch = answerWith([HOUSE])
    await fetchMenu(request({ kind, countrySlug: slug, baseUrl }))
    expect(fetch.mock.calls[0]?.[0]).toBe(address)
  })

  it('is asked for in the language of the page', async () => {
    const fetch = answerWith([HOUSE])
    await fetchMenu(request({ locale: 'ru' }))
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('ru')
  })

  it.each([
    ['bare', [HOUSE]],
    ['wrapped', { data: [HOUSE] }],
  ])('may come %s', async (_form, answer) => {
    answerWith(answer)
    expect(await fetchMenu(request())).toEqual([{ ...HOUSE, icon: undefined }])
  })

  it('keeps what parses', async () => {
    answerWith([HOUSE, { pages: [] }, { ...HOUSE, pages: [{ slug: '../x', title: 'X' }] }])
    const menu = await fetchMenu(request())
    expect(menu.map(({ pages }) => pages.length)).toEqual([1, 0])
  })

  it.each([
    ['an object', {}],
    ['a list without one usable item', [{ pages: [] }]],
  ])('is refused as %s', async (_case, answer) => {
    answerWith(answer)
    await expect(fetchMenu(request())).rejects.toThrow('/api/categories')
  })

  it('is refused with any other status than success', async () => {
    answerWith([HOUSE], 503)
    await expect(fetchMenu(request())).rejects.toThrow('status 503')
  })

  it('is parsed without eval, which the pages forbid', () => {
    expect(globalConfig.jitless).toBe(true)
  })
})

function request(part: Partial<MenuRequest> = {}): MenuRequest {
  const { signal } = new AbortController()
  return { kind: 'staff', locale: 'en', countrySlug: 'uae', baseUrl: '', signal, ...part }
}

function answerWith(answer: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
