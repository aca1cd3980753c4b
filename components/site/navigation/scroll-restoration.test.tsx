// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepScrollPosition, ScrollRestoration } from './scroll-restoration.tsx'

const { page } = vi.hoisted(() => ({ page: { pathname: '' } }))
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }))

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  show('/ru/blog?page=2#end')
  Object.assign(window, { scrollY: 350 })
})
afterEach(cleanup)

function show(address: string) {
  window.history.replaceState({ of: 'the router' }, '', address)
  page.pathname = window.location.pathname
  Object.assign(window, { scrollY: 0 })
  cleanup()
  render(<ScrollRestoration />)
}

test('the page in the other language is shown at the same place', () => {
  keepScrollPosition('/blog')
  show('/blog?page=2')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 350)
  expect(window.location.href).toMatch(/\/blog\?page=2#end$/)
  expect(window.history.state).toEqual({ of: 'the router' })
})

test('a page that is shown instead of it is not, nor is any after it', () => {
  keepScrollPosition('/blog')
  show('/ru/contacts')
  show('/blog')
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('')
})
