import { callWindow, chooseOffice } from '#lib/enquiries/office/call-window.ts'
import type { CallingOffice } from '#lib/enquiries/office/calling-office.ts'
import { localHour } from '#lib/resources/local-hour.ts'

interface Moment {
  now: number
  /** Those that may call, once their hours are known. */
  offices?: readonly CallingOffice[]
  /** Slugs of the countries that the visitor is concerned with, the likeliest first. */
  countries: readonly string[]
  locale: string
}

/**
 * Gives the hour of its place to what is drawn with one, as attributes that the style sheet knows:
 * pages come from a shared cache, so what the server draws is of no hour. `data-zone` names a place;
 * `data-office` stands on what is open when the office is that would call the visitor.
 */
export function showHours(root: ParentNode, { now, offices, countries, locale }: Moment): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    showHour(place, place.dataset.zone, now)
  }
  const windowOf = (office: CallingOffice) => callWindow(office.spans, now, office.promiseMinutes)
  const office = offices && chooseOffice(offices, { countries, locale, askedAt: now }, windowOf)
  const window = office && windowOf(office)
  for (const house of root.querySelectorAll<HTMLElement>('[data-office]')) {
    showHour(house, window && office.timeZone, now)
    set(house, 'open', window && String(window.from <= now))
  }
}

function showHour(place: HTMLElement, timeZone: string | undefined, now: number): void {
  const hour = timeZone === undefined ? undefined : localHour(timeZone, new Date(now))
  set(place, 'hour', hour?.part)
  if (!hour) return
  for (const hand of place.querySelectorAll<SVGElement>('[data-hand]')) {
    const degrees = hand.dataset.hand === 'hours' ? hour.hands.hours : hour.hands.minutes
    hand.setAttribute('transform', `rotate(${degrees} ${hand.dataset.axis})`)
  }
}

function set(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name]
  else element.dataset[name] = value
}
