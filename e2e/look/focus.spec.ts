import type { Page } from '@playwright/test'
import { focusStop } from '#e2e/browser/focus.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { drawerStates, headerStates, windowStates } from '#e2e/browser/states.ts'
import { NARROW, WIDE } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const MAX_STOPS = 400
const CLOSING_MS = 400

/** What is seen of the focus does not depend on the language: each is gone through at one width. */
for (const [language, viewport] of [
  ['en', WIDE],
  ['ru', NARROW],
] as const) {
  test.describe(`the focus is seen wherever it goes, ${language}, ${viewport.width}`, () => {
    test.use({ viewport })

    for (const path of PAGES) {
      test(`on ${path}`, async ({ page }) => {
        await open(page, localizedPath(language, path))
        await expect(page.locator('section.fixed')).toBeVisible()
        expect(await goRound(page)).toBeGreaterThan(15)
      })
    }

    const states = viewport === WIDE ? headerStates(language) : drawerStates(language)
    for (const { name, path, show } of [...states, ...windowStates(language)]) {
      test(`in the ${name}`, async ({ page }) => {
        await open(page, localizedPath(language, path))
        await show(page)
        expect(await goRound(page, name.endsWith('menu') ? 'ArrowDown' : 'Tab')).toBeGreaterThan(1)
      })
    }
  })
}

/** Goes from stop to stop until one comes again, and gives their number. */
async function goRound(page: Page, key = 'Tab'): Promise<number> {
  const faults = new Set<string>()
  const seen = new Set<string>()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key)
    let stop = await focusStop(page)
    if (!stop || seen.has(stop.name)) break
    seen.add(stop.name)
    if (stop.fault) {
      // What closes when the focus leaves it takes a moment to be gone.
      await page.waitForTimeout(CLOSING_MS)
      stop = await focusStop(page)
    }
    if (stop?.fault) faults.add(`${stop.fault}: ${stop.name}`)
  }
  expect([...faults]).toEqual([])
  return seen.size
}
