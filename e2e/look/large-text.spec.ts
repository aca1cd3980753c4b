import type { Page } from '@playwright/test'
import { overhangs } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { drawerStates, windowStates } from '#e2e/browser/states.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** Twice what browsers come with: the largest of their own settings, and a little more. */
const LARGE_TEXT_PX = 32
const WIDTHS = [320, 360]

for (const language of LANGUAGES) {
  for (const path of PAGES) {
    test(`in ${language} ${path} fits a narrow window at twice the text size`, async ({ page }) => {
      await setTextSize(page, LARGE_TEXT_PX)
      await open(page, localizedPath(language, path))
      for (const width of WIDTHS) await expectToFit(page, width)
    })
  }

  for (const { name, path, show } of [...windowStates(language), ...drawerStates(language)]) {
    test(`in ${language} the ${name} fits a narrow window at twice the text size`, async ({
      page,
    }) => {
      await setTextSize(page, LARGE_TEXT_PX)
      // What is still coming in from the side is no overhang.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, localizedPath(language, path))
      await show(page)
      for (const width of WIDTHS) await expectToFit(page, width)
    })
  }
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect.soft(await overhangs(page), `at ${width} px`).toEqual([])
  const inWindows = await page
    .getByRole('dialog')
    .evaluateAll((them) => them.filter((it) => it.scrollWidth > it.clientWidth).length)
  expect.soft(inWindows, `windows that scroll sideways at ${width} px`).toBe(0)
}

/** The visitor's own setting, which widths in `rem` answer to, those of media queries included. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}
