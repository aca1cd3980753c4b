// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixtureNav } from '#components/site/header/fixture-nav.ts'
import { SiteHeaderClient } from '#components/site/header/site-header-client.tsx'

const page = vi.hoisted(() => ({ pathname: '/' }))

vi.mock('next/navigation', () => ({
  usePathname: () => page.pathname,
  useRouter: () => ({ push: () => undefined }),
}))

// A link that is followed here leads nowhere.
document.addEventListener('click', (event) => event.preventDefault())

beforeEach(() => {
  page.pathname = '/'
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opens by the very first press, though its code has yet to come', async () => {
  render(<SiteHeaderClient nav={fixtureNav()} />)
  await userEvent.click(burger())
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('closes by its button and on Escape, and the focus goes back', async () => {
  await openDrawer()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(burger()))
  await userEvent.click(burger())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes when a link is followed, also one to the page one is on', async () => {
  const drawer = await openDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'About' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes when the page changes', async () => {
  const nav = fixtureNav()
  const { rerender } = render(<SiteHeaderClient nav={nav} />)
  await userEvent.click(burger())
  await screen.findByRole('dialog')
  page.pathname = '/blog'
  rerender(<SiteHeaderClient nav={nav} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens several categories of the second level at once', async () => {
  const drawer = await openDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Candidates' }))
  expect(drawer.queryByRole('link', { name: 'Grace' })).toBeNull()
  await userEvent.click(drawer.getByRole('button', { name: 'Children' }))
  await userEvent.click(drawer.getByRole('button', { name: 'Garden' }))
  expect(drawer.getByRole('link', { name: 'Grace' }).getAttribute('href')).toBe('/candidate/grace')
  expect(drawer.getByRole('link', { name: 'Ivan' })).toBeTruthy()
})

it('goes back from the second level to the entry it was opened by', async () => {
  const drawer = await openDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Staff' }))
  expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Back' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Staff' }))
})

it('collapses the second level by closing', async () => {
  const drawer = await openDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Staff' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(burger())
  expect(screen.getByRole('dialog').textContent).toContain('Vacancies')
})

async function openDrawer() {
  render(<SiteHeaderClient nav={fixtureNav()} />)
  await userEvent.click(burger())
  return within(await screen.findByRole('dialog'))
}

function burger(): HTMLElement {
  return screen.getByRole('button', { name: 'Open menu' })
}
