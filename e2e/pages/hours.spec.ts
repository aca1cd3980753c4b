import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const at = (time: string) => Date.parse(`2026-01-15T${time}Z`)
const DAY_MS = 86_400_000
/** A Thursday in winter, when London is at UTC and Dubai four hours ahead. */
const OFFICES = [
  {
    countrySlug: 'uk',
    timeZone: 'Europe/London',
    languages: ['en'],
    opens: '09:00',
    closes: '18:30',
  },
  {
    countrySlug: 'russia',
    timeZone: 'Europe/Moscow',
    languages: ['ru'],
    opens: '07:00',
    closes: '16:00',
  },
].map(({ opens, closes, ...office }) => ({
  ...office,
  ...{ title: office.countrySlug, place: office.countrySlug, phone: '+440000', people: [] },
  promiseMinutes: 60,
  spans: [0, DAY_MS].map((by) => ({ start: at(opens) + by, end: at(closes) + by })),
}))

test('the house keeps the hours of the office, and every place its own', async ({
  page,
  plainPage,
}) => {
  await page.route('**/api/calling-times', (route) =>
    route.fulfill({ json: { offices: OFFICES, texts: {} } }),
  )
  await page.clock.install({ time: at('10:30') })
  await open(page, '/')
  await expect(house(page)).toHaveAttribute('data-open', 'true')
  await expect(house(page)).toHaveAttribute('data-hour', 'day')
  await expect(place(page, 'United Arab Emirates')).toHaveAttribute('data-hour', 'day')
  const open10 = await windowColours(house(page))
  await page.clock.fastForward('09:00:00')
  await expect(house(page)).toHaveAttribute('data-open', 'false')
  await expect(house(page)).toHaveAttribute('data-hour', 'dusk')
  await expect(place(page, 'United Arab Emirates')).toHaveAttribute('data-hour', 'night')
  await expect.poll(() => windowColours(house(page))).not.toEqual(open10)

  await open(page, localizedPath('ru', '/'))
  await expect(house(page)).toHaveAttribute('data-hour', 'night')
  await open(page, '/uae')
  await expect(page.locator('main [data-zone]').first()).toHaveAttribute('data-hour', 'night')
  await open(page, '/contacts')
  const hand = page.locator('main [data-hand="minutes"]')
  await expect(hand).toHaveAttribute('transform', /^rotate\(18\d /)

  await plainPage.goto('/')
  await expect(house(plainPage)).not.toHaveAttribute('data-open')
  await expect(house(plainPage)).not.toHaveAttribute('data-hour')
})

function house(page: Page): Locator {
  return page.locator('[data-office]')
}

function place(page: Page, country: string): Locator {
  return page.locator('#geography').getByRole('listitem').filter({ hasText: country }).first()
}

function windowColours(drawing: Locator): Promise<string[]> {
  return drawing
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
}
