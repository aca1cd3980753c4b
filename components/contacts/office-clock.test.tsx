// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { MESSAGES } from '#lib/i18n/messages.ts'
import type { OfficeClock as Clock } from '#lib/resources/settings/office.ts'
import { OfficeClock } from './office-clock.tsx'
import { officeClockText } from './office-clock-wording.ts'

const MOSCOW: Clock = {
  timeZone: 'Europe/Moscow',
  hours: [
    { days: [1, 2, 3, 4, 5], from: '10:00', to: '19:00' },
    { days: [6], from: '11:00', to: '15:00' },
  ],
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('OfficeClock', () => {
  it.each([
    ['2026-11-27T15:58:00Z', 'Now 18:58, open until 19:00', 'сейчас 18:58, открыто до 19:00'],
    [
      '2026-11-27T05:00:00Z',
      'Now 08:00, closed, opens at 10:00',
      'сейчас 08:00, откроется в 10:00',
    ],
    [
      '2026-11-27T16:00:00Z',
      'Now 19:00, closed, opens tomorrow 11:00',
      'сейчас 19:00, откроется завтра в 11:00',
    ],
    [
      '2026-11-28T12:00:00Z',
      'Now 15:00, closed, opens Monday 10:00',
      'сейчас 15:00, откроется в понедельник в 10:00',
    ],
  ])('tells the time there and when it opens or closes: %s', (now, english, russian) => {
    vi.setSystemTime(new Date(now))
    expect(shown(show('en', MOSCOW))).toBe(english)
    expect(shown(show('ru', MOSCOW))).toBe(russian)
  })

  it('tells only the time where no hours are known', () => {
    vi.setSystemTime(new Date('2026-11-28T12:00:00Z'))
    expect(shown(show('en', { ...MOSCOW, hours: [] }))).toBe('Now 15:00')
  })

  it('goes on with the minute', () => {
    vi.setSystemTime(new Date('2026-11-27T15:58:59.500Z'))
    const { container } = show('en', MOSCOW)
    act(() => void vi.advanceTimersByTime(500))
    expect(shown({ container })).toMatch(/^Now 18:59/)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown({ container })).toMatch(/^Now 19:00, closed/)
  })

  it('says nothing in what the server sends, and does not move the page when it speaks', () => {
    const errors = vi.spyOn(console, 'error')
    vi.setSystemTime(new Date('2026-11-27T15:58:00Z'))
    const html = renderToString(page('en', MOSCOW))
    const container = document.createElement('div')
    container.innerHTML = html
    expect(container.textContent).toBe('')
    const room = container.querySelector('p')?.dataset.longest ?? ''
    vi.setSystemTime(new Date('2026-11-28T12:00:00Z'))
    render(page('en', MOSCOW), { container: document.body.appendChild(container), hydrate: true })
    expect(room.length).toBeGreaterThanOrEqual(shown({ container })?.length ?? Infinity)
    expect(screen.getByText(/closed, opens Monday/)).toBeTruthy()
    expect(errors).not.toHaveBeenCalled()
  })
})

describe('officeClockText', () => {
  it('is silent where the browser does not know the zone', () => {
    const texts = { time: '', open: '', openAlways: '', opensToday: '', opensTomorrow: '' }
    const text = officeClockText(
      { timeZone: 'Europe/Nowhere', hours: MOSCOW.hours },
      { ...texts, opensOn: {} },
      new Date(),
    )
    expect(text).toBeUndefined()
  })
})

function show(locale: Locale, office: Clock) {
  return render(page(locale, office))
}

function page(locale: Locale, office: Clock) {
  return (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]}>
      <OfficeClock office={office} />
    </NextIntlClientProvider>
  )
}

function shown({ container }: { container: Element }): string | undefined {
  return container.textContent?.replaceAll('\u00a0', ' ')
}
