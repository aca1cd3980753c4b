// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onNavigationStart, requireFullLoads, toNavigateHandler } from './site-link-navigation.ts'

const started = vi.fn()
const event = { preventDefault: vi.fn() }
let stop = () => {}

beforeEach(() => {
  started.mockReset()
  event.preventDefault.mockReset()
  stop = onNavigationStart(started)
})
afterEach(() => stop())

describe('a link that is followed', () => {
  test.each(['/blog', '/blog#first', '/?page=2#list'])('starts a navigation to %s', (href) => {
    toNavigateHandler(href)(event)
    expect(started).toHaveBeenCalledOnce()
    expect(event.preventDefault).not.toHaveBeenCalled()
  })

  test.each(['#phones', '/#phones'])('starts none to %s, an anchor on this page', (href) => {
    toNavigateHandler(href)(event)
    expect(started).not.toHaveBeenCalled()
  })

  test('leads to the top of the page one is on', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    toNavigateHandler('/blog')(event)
    toNavigateHandler('/#phones')(event)
    expect(scroll).not.toHaveBeenCalled()
    toNavigateHandler('/')(event)
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('starts none where its own handler takes it over', () => {
    toNavigateHandler('/blog', (own) => own.preventDefault())(event)
    expect(started).not.toHaveBeenCalled()
    expect(event.preventDefault).toHaveBeenCalledOnce()
  })

  test('is a full load once the site has been deployed anew, but not for an anchor', () => {
    const load = vi.fn()
    requireFullLoads(load)
    toNavigateHandler('#phones')(event)
    expect(load).not.toHaveBeenCalled()
    toNavigateHandler('/ru/blog')(event)
    expect(load).toHaveBeenCalledExactlyOnceWith('/ru/blog')
    expect(event.preventDefault).toHaveBeenCalledOnce()
    expect(started).not.toHaveBeenCalled()
  })
})
