// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureNav } from './fixture-nav.ts'
import { SiteHeaderClient } from './site-header-client.tsx'

const page = vi.hoisted(() => ({ pathname: '/' }))

vi.mock('next/navigation', () => ({
  usePathname: () => page.pathname,
  useRouter: () => ({ push: () => undefined }),
}))

// A link that is followed here leads nowhere.
document.addEventListener('click', (event) => event.preventDefault())

beforeEach(() => {
  page.pathname = '/'
})

afterEach(() => {
  cleanup()
  scrollTo(0)
})

describe('a submenu', () => {
  it('is closed until its entry is pressed, and closes when it is pressed again', async () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    expect(openEntries()).toEqual([])
    await press('Staff')
    expect(openEntries()).toEqual(['Staff'])
    await press('Staff')
    expect(openEntries()).toEqual([])
  })

  it('gives way to the other', async () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    await press('Staff')
    await press('Candidates')
    expect(openEntries()).toEqual(['Candidates'])
  })

  it('closes on Escape, and the focus goes back to its entry', async () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    await press('Staff')
    screen.getByRole('link', { name: 'Butler' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(openEntries()).toEqual([])
    expect(document.activeElement).toBe(entry('Staff'))
  })

  it('closes on a click beside it', async () => {
    const { container } = render(<SiteHeaderClient nav={fixtureNav()} />)
    await press('Staff')
    const overlay = container.lastElementChild
    expect(overlay?.hasAttribute('data-open')).toBe(true)
    if (overlay) await userEvent.click(overlay)
    expect(openEntries()).toEqual([])
  })

  it('closes when a link in it is followed, also one to the page one is on', async () => {
    page.pathname = '/staff/butler'
    render(<SiteHeaderClient nav={fixtureNav()} />)
    await press('Staff')
    await userEvent.click(screen.getByRole('link', { name: 'Butler' }))
    expect(openEntries()).toEqual([])
  })

  it('stays open when a link in it is opened in a new tab', async () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    await press('Staff')
    fireEvent.click(screen.getByRole('link', { name: 'Butler' }), { ctrlKey: true })
    expect(openEntries()).toEqual(['Staff'])
  })

  it('closes when the page changes by any other way', async () => {
    const nav = fixtureNav()
    const { rerender } = render(<SiteHeaderClient nav={nav} />)
    await press('Staff')
    page.pathname = '/blog'
    rerender(<SiteHeaderClient nav={nav} />)
    expect(openEntries()).toEqual([])
  })

  it('closes with the layout, which is made anew for another view', async () => {
    const { unmount } = render(<SiteHeaderClient nav={fixtureNav()} />)
    await press('Staff')
    unmount()
    render(<SiteHeaderClient nav={fixtureNav()} />)
    expect(openEntries()).toEqual([])
  })

  it('closes when the focus goes on to the page', async () => {
    render(
      <>
        <SiteHeaderClient nav={fixtureNav()} />
        <a href="/elsewhere">Elsewhere</a>
      </>,
    )
    await press('Staff')
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus())
    expect(openEntries()).toEqual([])
  })

  it('has category titles that lead to the first page', async () => {
    render(<SiteHeaderClient nav={fixtureNav({ locale: 'ru' })} />)
    expect(hrefOf('House')).toBe('/ru/staff/cook')
    expect(hrefOf('Butler')).toBe('/ru/staff/butler')
  })

  it('of candidates begins with the questionnaire and ends with the academy, in new tabs', () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    const panel = document.getElementById('candidates-menu')
    const links = panel ? within(panel).getAllByRole('link') : []
    expect(links[0]?.getAttribute('href')).toBe('https://questionnaire.example/en')
    expect(links.at(-1)?.getAttribute('href')).toBe('https://academy.example/')
    for (const link of [links[0], links.at(-1)]) {
      expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener',
      ])
    }
  })
})

describe('the header', () => {
  it('is filled while a submenu is open', async () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    expect(isFilled()).toBe(false)
    await press('Staff')
    expect(isFilled()).toBe(true)
  })

  it('is filled once the page is scrolled past its own height', () => {
    render(<SiteHeaderClient nav={fixtureNav()} />)
    vi.spyOn(screen.getByRole('banner'), 'offsetHeight', 'get').mockReturnValue(90)
    scrollTo(90)
    expect(isFilled()).toBe(false)
    scrollTo(91)
    expect(isFilled()).toBe(true)
  })

  it('is filled from the start on the pages named for it', () => {
    page.pathname = '/ru/contacts'
    render(<SiteHeaderClient nav={fixtureNav({ locale: 'ru' })} />)
    expect(isFilled()).toBe(true)
  })

  it('leads to the selected country under About, and home by its name', () => {
    render(<SiteHeaderClient nav={fixtureNav({ countrySlug: 'uae' })} />)
    expect(hrefOf('About')).toBe('/uae')
    expect(hrefOf('Aldermere')).toBe('/')
    expect(screen.getByRole('link', { name: 'About' }).hasAttribute('aria-current')).toBe(false)
    expect(screen.getByRole('button', { name: 'Country: UAE' })).toBeTruthy()
  })
})

function entry(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

function press(name: string): Promise<void> {
  return userEvent.click(entry(name))
}

function openEntries(): string[] {
  return ['Staff', 'Candidates'].filter(
    (name) => entry(name).getAttribute('aria-expanded') === 'true',
  )
}

function hrefOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}

function isFilled(): boolean {
  return screen.getByRole('banner').hasAttribute('data-filled')
}

function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
}
