// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { LanguageLink } from './language-link.tsx'

const router = vi.hoisted(() => ({ push: vi.fn() }))

vi.mock('next/navigation', () => ({ usePathname: () => '/blog', useRouter: () => router }))

const DAY_MS = 86_400_000

beforeEach(() => {
  router.push.mockClear()
  window.history.replaceState(null, '', '/blog?page=2#end')
})

afterEach(() => {
  cleanup()
  Cookies.remove('NEXT_LOCALE')
})

describe('a link to the page in another language', () => {
  it('has its address in the page, and remembers nothing by being there', () => {
    renderLink('ru')
    expect(link().getAttribute('href')).toBe('/ru/blog')
    expect(Cookies.get('NEXT_LOCALE')).toBeUndefined()
  })

  it('carries the query once it is turned to, for a copy or a new tab', () => {
    renderLink('ru')
    fireEvent.pointerDown(link())
    expect(link().getAttribute('href')).toBe('/ru/blog?page=2')
  })

  it('leads to the same place of the page, with the same query', async () => {
    renderLink('ru')
    await userEvent.click(link())
    expect(router.push.mock.calls).toEqual([['/ru/blog?page=2', { scroll: false }]])
  })

  it('leads nowhere in the language of the page', async () => {
    renderLink('en')
    await userEvent.click(link())
    expect(router.push).not.toHaveBeenCalled()
  })

  it('remembers the language for a year when it is chosen', async () => {
    renderLink('ru')
    const set = vi.spyOn(document, 'cookie', 'set')
    await userEvent.click(link())
    const [cookie = ''] = set.mock.calls[0] ?? []
    expect(cookie).toMatch(/^NEXT_LOCALE=ru; path=\/; expires=[^;]+; sameSite=lax$/i)
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(365)
  })
})

function renderLink(locale: Locale) {
  render(
    <LanguageLink locale={locale} isCurrent={locale === 'en'}>
      {locale}
    </LanguageLink>,
  )
}

function link(): HTMLElement {
  return screen.getByRole('link')
}
