// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteForm } from './site-form.tsx'
import { onNavigationStart, requireFullLoads } from './site-link-navigation.ts'

afterEach(cleanup)

it('asks by its address, which works without script', () => {
  expect(showForm().getAttribute('action')).toBe('/ru/vacancies#results')
  expect(showForm().method).toBe('get')
})

it('is followed as a link is, and is a full load once the site has been deployed anew', () => {
  const started = vi.fn()
  const load = vi.fn()
  const stop = onNavigationStart(started)
  const form = showForm()
  // Without a router the browser would send it, which it cannot do here.
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(form)
  expect(started).toHaveBeenCalledOnce()

  requireFullLoads(load)
  expect(fireEvent.submit(form)).toBe(false)
  expect(load).toHaveBeenCalledExactlyOnceWith(
    '/ru/vacancies?gclid=G1&q=%D1%81%D0%B0%D0%B4+%26#results',
  )
  expect(started).toHaveBeenCalledOnce()
  stop()
})

function showForm(): HTMLFormElement {
  cleanup()
  render(
    <SiteForm action="/ru/vacancies#results" aria-label="Filter">
      <input type="hidden" name="gclid" value="G1" />
      <input name="q" defaultValue="сад &" />
    </SiteForm>,
  )
  return screen.getByRole<HTMLFormElement>('form')
}
