// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { showHours } from './show-hours.ts'

const at = (time: string) => Date.parse(`2026-01-15T${time}Z`)

const LONDON = office('uk', 'en', 'Europe/London', ['09:00', '18:30'])
const NEW_YORK = office('usa', 'en', 'America/New_York', ['14:00', '23:00'])
const MOSCOW = office('russia', 'ru', 'Europe/Moscow', ['07:00', '16:00'])
const OFFICES = [LONDON, NEW_YORK, MOSCOW]

describe('showHours', () => {
  it('gives each place its hour, and none to one whose zone is not known', () => {
    const root = page('<p data-zone="Asia/Dubai"></p><p data-zone="Mars/Base" data-hour="day"></p>')
    show(root, '10:30')
    const hours = [...root.querySelectorAll('p')].map(({ dataset }) => dataset.hour)
    expect(hours).toEqual(['day', undefined])
    show(root, '19:30')
    expect(root.querySelector('p')?.dataset.hour).toBe('night')
  })

  it('turns the hands of a clock', () => {
    const root = page(
      '<div data-zone="Europe/Moscow"><svg><path data-hand="hours" data-axis="140 92"/><path data-hand="minutes" data-axis="140 92"/></svg></div>',
    )
    show(root, '10:30')
    const turns = [...root.querySelectorAll('path')].map((hand) => hand.getAttribute('transform'))
    expect(turns).toEqual(['rotate(45 140 92)', 'rotate(180 140 92)'])
  })

  it.each([
    ['10:30', 'en', [], 'true', 'day'],
    // London has closed, and New York calls.
    ['19:30', 'en', [], 'true', 'day'],
    ['23:30', 'en', [], 'false', 'night'],
    ['19:30', 'en', ['uk'], 'false', 'dusk'],
    ['10:30', 'ru', [], 'true', 'day'],
    ['19:30', 'ru', [], 'false', 'night'],
  ])(
    'lights the house at %s, %s, %j as the promise is made',
    (time, locale, countries, open, hour) => {
      const root = page('<div data-office=""></div>')
      show(root, time, { locale, countries })
      const { dataset } = root.querySelector('div') ?? {}
      expect({ open: dataset?.open, hour: dataset?.hour }).toEqual({ open, hour })
    },
  )

  it('leaves the house as it is drawn while no hours are known', () => {
    const root = page('<div data-office="" data-open="true" data-hour="day"></div>')
    show(root, '10:30', { offices: undefined })
    expect(root.innerHTML).toBe('<div data-office=""></div>')
    show(root, '10:30', { offices: [] })
    expect(root.innerHTML).toBe('<div data-office=""></div>')
  })
})

function show(root: Element, time: string, changes: Partial<Parameters<typeof showHours>[1]> = {}) {
  showHours(root, { now: at(time), offices: OFFICES, countries: [], locale: 'en', ...changes })
}

function page(html: string): Element {
  const root = document.createElement('main')
  root.innerHTML = html
  return root
}

function office(countrySlug: string, language: string, timeZone: string, hours: [string, string]) {
  const [start, end] = hours.map(at)
  const tomorrow = { start: at('09:00') + 86_400_000, end: at('18:00') + 86_400_000 }
  return {
    ...{ countrySlug, timeZone, languages: [language], promiseMinutes: 60 },
    ...{ title: countrySlug, place: countrySlug, phone: '', people: [] },
    spans: [{ start: start ?? 0, end: end ?? 0 }, tomorrow],
  }
}
