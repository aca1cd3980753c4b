// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { LANGUAGES, LOCALES } from '#lib/i18n/locales.ts'
import { FailureScreen } from './failure-screen.tsx'

const MISSING_PART = Object.assign(new Error('Failed to load chunk /a.js'), {
  name: 'ChunkLoadError',
})

beforeEach(() => {
  document.title = 'Blog — Aldermere'
  // A page that has just been reloaded is not reloaded again.
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(String(Date.now()))
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

describe('a failed page', () => {
  test('shows the status, what is the matter, the way home, and has its title', () => {
    render(<FailureScreen error={new Error('The list is broken')} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('500')
    expect(screen.getByText('The list is broken')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/')
    expect(document.title).toBe('500 page')
  })

  test('is in the language of its address', () => {
    window.history.replaceState(null, '', '/ru/blog')
    render(<FailureScreen error={undefined} />)
    expect(screen.getByText('На этой странице что-то пошло не так.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/ru')
  })

  test('keeps the words of the program and of the server to itself', () => {
    render(<FailureScreen error={MISSING_PART} />)
    expect(screen.getByText('A part of this page could not be loaded.')).toBeTruthy()
    cleanup()
    render(
      <FailureScreen error={Object.assign(new Error('An error occurred in…'), { digest: '1' })} />,
    )
    expect(screen.getByText('Something went wrong on this page.')).toBeTruthy()
  })

  test('keeps its title when that of the page itself comes later, which then comes back', async () => {
    render(<FailureScreen error={new Error('x')} />)
    document.title = 'Vacancies — Aldermere'
    await vi.waitFor(() => expect(document.title).toBe('500 page'))
    cleanup()
    expect(document.title).toBe('Vacancies — Aldermere')
  })

  test('gives the page its title back when it is left', () => {
    render(<FailureScreen error={new Error('x')} />)
    cleanup()
    expect(document.title).toBe('Blog — Aldermere')
  })
})

test.each(LOCALES)('a failed page says the same as the error page in %s', (locale) => {
  const { errors } = MESSAGES[locale]
  const { advice, goHome } = LANGUAGES[locale].failure
  expect(advice).toBe(errors.upstreamAdvice)
  expect(goHome).toBe(errors.goHome)
})
