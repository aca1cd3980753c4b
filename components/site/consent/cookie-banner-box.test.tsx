// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentControlClient } from './consent-control-client.tsx'
import { CookieBannerBox } from './cookie-banner-box.tsx'

const YEAR_SECONDS = 31_536_000
const HEIGHT = 80

const banner = (
  <CookieBannerBox
    label="Cookies"
    question="May we count?"
    explanation="If not, we do not."
    policy={{ title: 'Cookies policy', href: '/cookies-policy' }}
    accept="Accept"
    refuse="Only necessary"
  />
)
const control = (
  <ConsentControlClient
    title="Your choice"
    states={{ unknown: 'off', unanswered: 'unanswered', accepted: 'accepted', refused: 'refused' }}
    accept="Accept here"
    refuse="Refuse here"
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

  it.each([
    ['Accept', 'true'],
    ['Only necessary', 'false'],
  ])('stays until it is answered, for a year, on the whole site: %s', async (answer, value) => {
    render(banner)
    const set = vi.spyOn(document, 'cookie', 'set')
    await userEvent.click(screen.getByRole('button', { name: answer }))
    expect(screen.queryByRole('region')).toBeNull()
    const [cookie = ''] = set.mock.calls[0] ?? []
    const form = new RegExp(`^cookies_accepted=${value}; path=/; expires=[^;]+; sameSite=lax$`, 'i')
    expect(cookie).toMatch(form)
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
    expect(Math.abs((expires - Date.now()) / 1000 - YEAR_SECONDS)).toBeLessThan(5)
  })

  it.each(['true', 'false'])('does not come back on a later visit: %s', (value) => {
    Cookies.set('cookies_accepted', value)
    render(banner)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('takes a value that is no answer for none', () => {
    Cookies.set('cookies_accepted', 'perhaps')
    render(banner)
    expect(screen.getByRole('region')).toBeTruthy()
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

  it.each([true, false])('goes when another tab answers: %s', async (answer) => {
    render(banner)
    const otherTab = new BroadcastChannel('consent')
    // The cookie may come to be known later than the message.
    otherTab.postMessage(answer)
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    otherTab.close()
  })

  it('stays away when the answer is changed on the page of the policy', async () => {
    render(
      <>
        {banner}
        {control}
      </>,
    )
    expect(screen.getByRole('status').textContent).toBe('unanswered')
    await userEvent.click(screen.getByRole('button', { name: 'Accept here' }))
    expect(screen.getByRole('status').textContent).toBe('accepted')
    expect(screen.queryByRole('region')).toBeNull()
    expect(Cookies.get('cookies_accepted')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Refuse here' }))
    expect(screen.getByRole('status').textContent).toBe('refused')
    expect(screen.getByRole('button', { name: 'Refuse here', pressed: true })).toBeTruthy()
    expect(screen.queryByRole('region')).toBeNull()
    expect(Cookies.get('cookies_accepted')).toBe('false')
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
