// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginNavigation, onNavigationStart, requireFullLoads } from './site-link-navigation.ts'

const started = vi.fn()
let stop = () => {}

beforeEach(() => {
  started.mockReset()
  stop = onNavigationStart(started)
})
afterEach(() => stop())

describe('a link that is followed', () => {
  test.each(['/blog', '/blog#first', '/?page=2#list'])('starts a navigation to %s', (href) => {
    expect(beginNavigation(href)).toBe(true)
    expect(started).toHaveBeenCalledOnce()
  })

  test.each(['#phones', '/#phones'])('starts none to %s, an anchor on this page', (href) => {
    beginNavigation(href)
    expect(started).not.toHaveBeenCalled()
  })

  test('leads to the top of the page one is on', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    beginNavigation('/blog')
    beginNavigation('/#phones')
    expect(scroll).not.toHaveBeenCalled()
    beginNavigation('/')
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('is a full load once the site has been deployed anew, but not for an anchor', () => {
    const load = vi.fn()
    requireFullLoads(load)
    beginNavigation('#phones')
    expect(load).not.toHaveBeenCalled()
    expect(beginNavigation('/ru/blog')).toBe(false)
    expect(load).toHaveBeenCalledExactlyOnceWith('/ru/blog')
    expect(started).not.toHaveBeenCalled()
  })
})
