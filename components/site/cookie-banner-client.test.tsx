// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentControlClient } from './consent-control-client'
import { CookieBannerClient } from './cookie-banner-client'

const YEAR_SECONDS = 31_536_000
const HEIGHT = 80

const banner = (
  <CookieBannerClient
    label="Cookies"
    text="May we count?"
    policy={{ title: 'Cookies policy', href: '/cookies-policy' }}
    accept="Accept"
  />
)
const control = (
  <ConsentControlClient
    texts={{
      title: 'Your choice',
      unknown: 'off',
      accepted: 'accepted',
      refused: 'refused',
      withdraw: 'Withdraw consent',
      accept: 'Accept here',
    }}
  />
)

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ImmediateObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
})

afterEach(() => {
  Cookies.remove('cookies_accepted')
  comeBack()
  cleanup()
  vi.unstubAllGlobals()
})

describe('the cookie banner', () => {
  it('is in no page as the server makes it', () => {
    expect(renderToString(banner)).toBe('')
  })

  it('stays until it is accepted, for a year, on the whole site', async () => {
    render(banner)
    const set = vi.spyOn(document, 'cookie', 'set')
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.queryByRole('region')).toBeNull()
    const [cookie = ''] = set.mock.calls[0] ?? []
    expect(cookie).toMatch(/^cookies_accepted=true; path=\/; expires=[^;]+; sameSite=lax$/i)
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
    expect(Math.abs((expires - Date.now()) / 1000 - YEAR_SECONDS)).toBeLessThan(5)
  })

  it('does not come back on a later visit', () => {
    Cookies.set('cookies_accepted', 'true')
    render(banner)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is what the cookie says whenever the visitor comes back to the tab', () => {
    render(banner)
    Cookies.set('cookies_accepted', 'true')
    comeBack()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('lets the page be scrolled out from behind it as long as it stands', async () => {
    render(banner)
    expect(document.body.style.marginBottom).toBe(`${HEIGHT}px`)
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(document.body.style.marginBottom).toBe('')
  })

  it('goes when another tab accepts, and comes when it withdraws', async () => {
    render(banner)
    const otherTab = new BroadcastChannel('consent')
    // The cookie may come to be known later than the message.
    otherTab.postMessage(true)
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    Cookies.set('cookies_accepted', 'true')
    otherTab.postMessage(false)
    await vi.waitFor(() => expect(screen.queryByRole('region')).not.toBeNull())
    Cookies.remove('cookies_accepted')
    otherTab.close()
  })

  it('comes back when consent is withdrawn on the page of the policy', async () => {
    render(
      <>
        {banner}
        {control}
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Accept here' }))
    expect(screen.getByRole('status').textContent).toBe('accepted')
    expect(screen.queryByRole('region')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }))
    expect(screen.getByRole('status').textContent).toBe('refused')
    expect(screen.getByRole('region')).toBeTruthy()
    expect(Cookies.get('cookies_accepted')).toBeUndefined()
  })
})

function comeBack(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

class ImmediateObserver implements ResizeObserver {
  readonly #notify: () => void

  constructor(callback: ResizeObserverCallback) {
    this.#notify = () => callback([], this)
  }

  observe() {
    this.#notify()
  }

  unobserve() {}

  disconnect() {}
}
