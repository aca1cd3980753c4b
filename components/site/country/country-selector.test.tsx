// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureNav } from '#components/site/header/fixture-nav.ts'
import { SiteHeaderClient } from '#components/site/header/site-header-client.tsx'

vi.mock('next/navigation', () => ({
  usePathname: () => '/ru/blog',
  useRouter: () => ({ push: () => undefined }),
}))

const nav = fixtureNav({ locale: 'ru', apiBaseUrl: 'https://api.example' })
/** The code that asks comes when it is wanted. */
const LOADING = { timeout: 10_000 }

const fetch = vi.fn<typeof globalThis.fetch>()

// A link that is followed here leads nowhere.
document.addEventListener('click', (event) => event.preventDefault())

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('ResizeObserver', IdleObserver)
  fetch.mockReset().mockImplementation(async () => Response.json([]))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the choice of a country', () => {
  it('is made among links to their pages, by the very first press', async () => {
    render(<SiteHeaderClient nav={nav} />)
    const items = await openCountries('Country: World')
    expect(items.map((item) => item.getAttribute('href'))).toEqual(['/ru', '/ru/uae'])
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null])
  })

  it('in a new tab selects nothing here', async () => {
    render(<SiteHeaderClient nav={nav} />)
    const [, emirates] = await openCountries('Country: World')
    if (emirates) fireEvent.click(emirates, { ctrlKey: true })
    expect(screen.getByRole('button', { name: 'Country: World' })).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is shown at once, and its menus are asked for in the language of the page', async () => {
    render(<SiteHeaderClient nav={nav} />)
    const [, emirates] = await openCountries('Country: World')
    if (emirates) await userEvent.click(emirates)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('button', { name: 'Country: UAE' })).toBeTruthy()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), LOADING)
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      'https://api.example/api/categories?country_slug=uae',
      'https://api.example/api/candidates?country_slug=uae',
    ])
    for (const [, options] of fetch.mock.calls) {
      expect(new Headers(options?.headers).get('Accept-Language')).toBe('ru')
    }
  })
})

async function openCountries(label: string): Promise<HTMLElement[]> {
  await userEvent.click(screen.getByRole('button', { name: label }))
  return screen.findAllByRole('menuitem')
}

class IdleObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
