// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { startTransition, use, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginNavigation } from '#components/ui/link/site-link-navigation.ts'
import { LOADING_BAR_LIMIT_MS, LoadingBar } from './loading-bar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the loading bar', () => {
  test('shows from the click until the page has changed', async () => {
    const { arrive } = setUp()
    expect(bar()).toBeNull()
    await navigate()
    expect(bar()).not.toBeNull()
    await arrive('Blog')
    expect(screen.getByRole('heading').textContent).toBe('Blog')
    expect(bar()).toBeNull()
  })

  test('ends when a navigation comes to nothing', async () => {
    const { arrive } = setUp()
    await navigate()
    await arrive('Home')
    expect(bar()).toBeNull()
  })

  test('shows until the last of several navigations has ended', async () => {
    const first = setUp()
    await navigate()
    const second = first.another()
    await navigate()
    await first.arrive('Blog')
    expect(bar()).not.toBeNull()
    await second.arrive('Contacts')
    expect(screen.getByRole('heading').textContent).toBe('Contacts')
    expect(bar()).toBeNull()
  })

  test('ends at once where no page is changed', () => {
    setUp()
    act(() => void beginNavigation('/blog'))
    expect(bar()).toBeNull()
  })

  test('does not show for an anchor', async () => {
    setUp()
    await navigate('#phones')
    expect(bar()).toBeNull()
  })

  test('gives up on a page that does not come', async () => {
    setUp()
    await navigate()
    await act(() => vi.advanceTimersByTimeAsync(LOADING_BAR_LIMIT_MS - 1))
    expect(bar()).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(bar()).toBeNull()
  })
})

let coming = Promise.withResolvers<string>()
let target = '/blog'

/** Changes its page as the framework's router does: in a transition, when the page has arrived. */
function Router() {
  const [page, setPage] = useState<string | Promise<string>>('Home')
  function handleClick() {
    beginNavigation(target)
    startTransition(() => setPage(coming.promise))
  }
  return (
    <>
      <LoadingBar />
      <h1>{typeof page === 'string' ? page : use(page)}</h1>
      <button type="button" onClick={handleClick}>
        Go
      </button>
    </>
  )
}

function setUp() {
  render(<Router />)
  return arrival()
}

function arrival() {
  const own = Promise.withResolvers<string>()
  coming = own
  return {
    another: arrival,
    arrive: (page: string) => act(async () => own.resolve(page)),
  }
}

async function navigate(href = '/blog'): Promise<void> {
  target = href
  await act(async () => fireEvent.click(screen.getByRole('button')))
}

function bar(): Element | null {
  return document.querySelector('[data-loading-bar]')
}
