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
  it('is told that nothing is consented to before it is loaded', async () => {
    const { startTags } = await import('./tags')
    const seen = whenScriptIsAdded()
    startTags('GTM-TEST1')
    expect(await seen).toEqual([['consent', 'default', DENIED]])
    expect(document.head.querySelector('script')?.src).toBe(
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    )
  })

  it('is told of consent that was given on an earlier visit before it is loaded', async () => {
    Cookies.set('cookies_accepted', 'true')
    const { startTags } = await import('./tags')
    const seen = whenScriptIsAdded()
    startTags('GTM-TEST1')
    expect(await seen).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
    ])
  })

  it('is told when consent is given, and when it is withdrawn', async () => {
    const { startTags } = await import('./tags')
    const { giveConsent, withdrawConsent } = await import('./consent-store')
    startTags('GTM-TEST1')
    giveConsent()
    withdrawConsent()
    expect(commands()).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
      ['consent', 'update', DENIED],
    ])
  })

  it('is loaded once, however often the layout is made anew', async () => {
    const { startTags } = await import('./tags')
    startTags('GTM-TEST1')
    startTags('GTM-TEST1')
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
