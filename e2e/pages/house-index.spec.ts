import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const NAMES = { en: 'Positions, room by room', ru: 'Должности по комнатам' } as const
const ROOMS = 6
/** What a finger hits. */
const TARGET = 44

for (const language of LANGUAGES) {
  const staff = localizedPath(language, '/staff')
  const house = (page: Page) => page.getByRole('navigation', { name: NAMES[language], exact: true })

  test(`the rooms of the house lead to their positions, in ${language}`, async ({
    page,
    plainPage,
  }) => {
    await plainPage.setViewportSize(NARROW)
    const drawing = plainPage.waitForResponse(/house-in-section/)
    await plainPage.goto(staff)
    expect((await drawing).ok()).toBe(true)
    const floors = house(plainPage).getByRole('link')
    await expect(floors).toHaveCount(ROOMS)
    let below = -Infinity
    for (const floor of await floors.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await floor.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(TARGET)
      expect(y).toBeGreaterThanOrEqual(below)
      expect(x + width).toBeLessThanOrEqual(NARROW.width)
      below = y + height
      await expect(captionOf(floor)).toBeVisible()
      await expect(floor).toContainText(/\d–/)
    }
    await floors.nth(2).click()
    await expect(plainPage).toHaveURL(`${staff}?category=care#results`)
    await expect(house(plainPage)).toHaveCount(0)

    await page.setViewportSize(WIDE)
    await open(page, staff)
    const rooms = house(page).getByRole('link')
    await rooms.first().focus()
    for (const [index, next] of [rooms.nth(1), rooms.nth(2)].entries()) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
      await expect(captionOf(next)).toBeVisible()
      await expect(next.locator('svg')).toHaveCSS('fill-opacity', '1')
      await expect(captionOf(rooms.nth(index))).toBeHidden()
      await expect(rooms.nth(index).locator('svg')).toHaveCSS('fill-opacity', '0')
    }
    await rooms.last().hover()
    await expect(captionOf(rooms.last())).toBeVisible()
    await expect(rooms.last().locator('svg')).toHaveCSS('fill-opacity', '1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${staff}?category=care#results`)
  })
}

/** Who works there. */
function captionOf(room: Locator): Locator {
  return room.locator('span')
}
