// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((purpose) => [purpose, 'granted']))

beforeEach(() => {
  vi.resetModules()
  Cookies.remove('cookies_accepted')
  document.head.replaceChildren()
  window.dataLayer = undefined
})

describe('the tag manager', () => {
  it('is not loaded, and nothing is kept for it, before the visitor accepts', async () => {
    const { loadTagManager } = await import('./load-tag-manager.ts')
    const { refuseCookies } = await import('./consent-store.ts')
    loadTagManager('GTM-TEST1', false)
    refuseCookies()
    expect(document.head.querySelector('script')).toBeNull()
    expect(window.dataLayer).toBeUndefined()
  })

  it('is loaded when the visitor accepts, and told so before', async () => {
    const { loadTagManager } = await import('./load-tag-manager.ts')
    const { acceptCookies } = await import('./consent-store.ts')
    loadTagManager('GTM-TEST1', false)
    const seen = whenScriptIsAdded()
    acceptCookies()
    expect(await seen).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
    ])
    expect(document.head.querySelector('script')?.src).toBe(
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    )
  })

  it('is loaded on a later visit of one who has accepted', async () => {
    Cookies.set('cookies_accepted', 'true')
    const { loadTagManager } = await import('./load-tag-manager.ts')
    const seen = whenScriptIsAdded()
    loadTagManager('GTM-TEST1', false)
    expect(await seen).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
    ])
  })

  it('is not loaded on a later visit of one who has refused', async () => {
    Cookies.set('cookies_accepted', 'false')
    const { loadTagManager } = await import('./load-tag-manager.ts')
    loadTagManager('GTM-TEST1', false)
    expect(document.head.querySelector('script')).toBeNull()
  })

  it('is told when consent is withdrawn, and when it is given again', async () => {
    const { loadTagManager } = await import('./load-tag-manager.ts')
    const { acceptCookies, refuseCookies } = await import('./consent-store.ts')
    loadTagManager('GTM-TEST1', false)
    acceptCookies()
    refuseCookies()
    acceptCookies()
    expect(commands()).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
      ['consent', 'update', DENIED],
      ['consent', 'update', GRANTED],
    ])
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })

  it('may be loaded before any answer, told first that nothing is consented to', async () => {
    const { loadTagManager } = await import('./load-tag-manager.ts')
    const { acceptCookies } = await import('./consent-store.ts')
    const seen = whenScriptIsAdded()
    loadTagManager('GTM-TEST1', true)
    expect(await seen).toEqual([['consent', 'default', DENIED]])
    acceptCookies()
    expect(commands().slice(1)).toEqual([['consent', 'update', GRANTED]])
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })

  it('is loaded once, however often the layout is made anew', async () => {
    Cookies.set('cookies_accepted', 'true')
    const { loadTagManager } = await import('./load-tag-manager.ts')
    loadTagManager('GTM-TEST1', false)
    loadTagManager('GTM-TEST1', false)
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })
})

/** Commands are `arguments` objects; a list would not be taken for one. */
function commands(): unknown[][] {
  return (window.dataLayer ?? [])
    .filter((entry) => String(entry) === '[object Arguments]')
    .map((entry) => Array.from(Object.values(Object(entry))))
}

function whenScriptIsAdded(): Promise<unknown[][]> {
  const { promise, resolve } = Promise.withResolvers<unknown[][]>()
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    resolve(commands())
    append(...nodes)
  })
  return promise
}
