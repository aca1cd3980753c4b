// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptScroll, keepScroll } from './kept-scroll'

const { page } = vi.hoisted(() => ({ page: { pathname: '/ru/blog' } }))
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }))

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  page.pathname = '/ru/blog'
  Object.assign(window, { scrollY: 350 })
})
afterEach(cleanup)

function show(pathname: string) {
  page.pathname = pathname
  render(<KeptScroll />)
}

test('the page in the other language is shown at the same place', () => {
  show('/ru/blog')
  keepScroll('/blog')
  Object.assign(window, { scrollY: 0 })
  show('/blog')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 350)
})

test('a page that is shown instead of it is not, nor is any after it', () => {
  keepScroll('/blog')
  show('/ru/contacts')
  show('/blog')
  expect(window.scrollTo).not.toHaveBeenCalled()
})
