import type { Page } from '@playwright/test'
import { open, test } from '#e2e/browser/menu-test.ts'
import { expectReadable, SMALLEST } from '#e2e/browser/readable.ts'
import { drawerStates, headerStates, windowStates } from '#e2e/browser/states.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** A window of 1280 × 900 at 200 % and one of 1280 × 1024 at 400 %: layout knows CSS pixels alone. */
const ZOOMED = { width: 640, height: 450 }
const ZOOMED_TWICE = { width: 320, height: 256 }
const TABLET = { width: 768, height: 1024 }
/** Where the drawer gives way to the whole header. */
const HEADER_IS_WHOLE = { width: 1024, height: 768 }
const WIDEST = { width: 1920, height: 1080 }

const NARROW_ONES = [NARROW, SMALLEST, ZOOMED, ZOOMED_TWICE]
const WIDE_ONES = [WIDE, HEADER_IS_WHOLE]

for (const language of LANGUAGES) {
  test.describe(`everything can be read in ${language}`, () => {
    for (const path of PAGES) {
      test(`on ${path}`, async ({ page }) => {
        await open(page, localizedPath(language, path))
        for (const size of [NARROW, ZOOMED, ZOOMED_TWICE, TABLET, ...WIDE_ONES, WIDEST]) {
          await expectReadable(page, size)
        }
        await spaceOut(page)
        for (const size of [NARROW, WIDE])
          await expectReadable(page, size, { note: 'spaced out', mayBreakWords: true })
      })
    }

    for (const [states, sizes] of [
      [headerStates(language), WIDE_ONES],
      [drawerStates(language), NARROW_ONES],
      [windowStates(language), [WIDE, ...NARROW_ONES]],
    ] as const) {
      for (const { name, path, show, within } of states) {
        test(`in the ${name}`, async ({ page }) => {
          const [first = WIDE] = sizes
          await page.setViewportSize(first)
          await open(page, localizedPath(language, path))
          await show(page)
          for (const size of sizes) await expectReadable(page, size, { within })
          await spaceOut(page)
          await expectReadable(page, first, { within, note: 'spaced out', mayBreakWords: true })
        })
      }
    }
  })
}

/** As far as a visitor's own style sheet may space letters, words, lines and paragraphs out. */
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}
