// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testOffice } from '#lib/enquiries/fixture-enquiries.ts'
import { callingTimes } from '#lib/enquiries/office/calling-times.ts'
import { saidTexts } from '#lib/enquiries/said-texts.ts'
import { toWords } from '#lib/enquiries/words.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { OfficeClock } from './office-clock.tsx'
import { OfficeClockNow } from './office-clock-now.tsx'
import { officeClockText } from './office-clock-wording.ts'

const MOSCOW = testOffice({
  ...{ title: 'Moscow', timeZone: 'Europe/Moscow', holidays: { country: 'RU' } },
  hours: [
    { days: [1, 2, 3, 4, 5], from: '10:00', to: '19:00' },
    { days: [6], from: '11:00', to: '15:00' },
  ],
})
/** Fridays and Saturdays, and the days around New Year, on which the office is closed. */
const SAID = [
  ['2026-11-27T15:58:00Z', 'open until 19:00, now 18:58', 'открыто до 19:00, там 18:58'],
  ['2026-11-27T05:00:00Z', 'opens at 10:00, now 08:00', 'откроется в 10:00, там 08:00'],
  [
    '2026-11-27T16:00:00Z',
    'opens tomorrow at 11:00, now 19:00',
    'откроется завтра в 11:00, там 19:00',
  ],
  [
    '2026-11-28T12:00:00Z',
    'opens Monday at 10:00, now 15:00',
    'откроется в понедельник в 10:00, там 15:00',
  ],
  [
    '2027-01-04T09:00:00Z',
    'opens Saturday at 11:00, now 12:00',
    'откроется в субботу в 11:00, там 12:00',
  ],
  [
    '2027-01-01T09:00:00Z',
    'opens 9 January at 11:00, now 12:00',
    'откроется 9 января в 11:00, там 12:00',
  ],
] as const

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('officeClockText', () => {
  it.each(SAID)('tells the time there and when it opens or closes: %s', (now, english, russian) => {
    expect(textAt(now, 'en')).toBe(english)
    expect(textAt(now, 'ru')).toBe(russian)
  })

  it('tells only the time where no hours are known', () => {
    expect(textAt('2026-11-28T12:00:00Z', 'en', { hours: [] })).toBe('now 15:00')
  })

  it('is silent where the browser does not know the zone', () => {
    const words = toWords(saidTexts('en'))
    const zone = { timeZone: 'Europe/Nowhere', spans: [] }
    expect(officeClockText({ words, locale: 'en', now: Date.now(), ...zone })).toBeUndefined()
  })
})

describe('OfficeClockNow', () => {
  it('says by what the site was asked whether the office is open, and goes on with the minute', async () => {
    vi.setSystemTime(new Date('2026-11-27T15:58:59.500Z'))
    const times = callingTimes([MOSCOW], 'en', new Date())
    vi.stubGlobal('fetch', async () => Response.json(times))
    const clock = <OfficeClockNow locale="en" timeZone="Europe/Moscow" office="Moscow" />
    const { container } = render(clock)
    expect(container.textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(plain(container.textContent)).toBe('open until 19:00, now 18:59')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(plain(container.textContent)).toMatch(/^opens .*, now 19:00$/)
  })
})

describe('OfficeClock', () => {
  it('says nothing in what the server sends, and keeps the room for whatever it may say', () => {
    for (const [locale, column] of [
      ['en', 1],
      ['ru', 2],
    ] as const) {
      const container = document.createElement('div')
      container.innerHTML = renderToString(
        <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]}>
          <OfficeClock locale={locale} office={MOSCOW} />
        </NextIntlClientProvider>,
      )
      expect(container.textContent).toBe('')
      const room = container.querySelector('p')?.dataset.longest ?? ''
      expect(room.length).toBeGreaterThanOrEqual(Math.max(...SAID.map((it) => it[column].length)))
    }
  })
})

function textAt(time: string, locale: Locale, changes: Partial<typeof MOSCOW> = {}) {
  const now = new Date(time)
  const [office] = callingTimes([{ ...MOSCOW, ...changes }], locale, now).offices
  const said = officeClockText({
    ...{ locale, timeZone: MOSCOW.timeZone, spans: office?.spans ?? [] },
    words: toWords(saidTexts(locale)),
    now: now.getTime(),
  })
  return said && plain([said.state, said.time].filter(Boolean).join(', '))
}

function plain(text: string | null | undefined): string | undefined {
  return text?.replaceAll('\u00a0', ' ')
}
