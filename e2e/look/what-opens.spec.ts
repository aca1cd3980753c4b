import { expectAccessible } from '#e2e/browser/axe.ts'
import { goRound } from '#e2e/browser/focus.ts'
import { expectDistinct } from '#e2e/browser/forced-colors.ts'
import { expectToFitLargeText } from '#e2e/browser/large-text.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import {
  expectReadable,
  NARROW_ONES,
  spaceNormally,
  spaceOut,
  WIDE_ONES,
} from '#e2e/browser/readable.ts'
import { drawerStates, headerStates, windowStates } from '#e2e/browser/states.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  for (const [states, sizes, isInNarrowWindows] of [
    [headerStates(language), WIDE_ONES, false],
    [drawerStates(language), NARROW_ONES, true],
    [windowStates(language), [WIDE, ...NARROW_ONES], true],
  ] as const) {
    for (const { name, path, show, within } of states) {
      test(`the ${name} in ${language} can be read and used in any window`, async ({ page }) => {
        test.setTimeout(120_000)
        const [first = WIDE] = sizes
        await page.setViewportSize(first)
        await open(page, localizedPath(language, path))
        await show(page)
        await expectAccessible(page, name)
        await expectDistinct(page, name)
        for (const size of sizes) await expectReadable(page, size, { within })
        await spaceOut(page)
        await expectReadable(page, first, { within, note: 'spaced out', mayBreakWords: true })
        await spaceNormally(page)
        if (isInNarrowWindows) await expectToFitLargeText(page)

        // What is seen of the focus does not depend on the language.
        const width = language === 'en' ? WIDE : NARROW
        if (!sizes.includes(width)) return
        await page.setViewportSize(width)
        expect(await goRound(page, name.endsWith('menu') ? 'ArrowDown' : 'Tab')).toBeGreaterThan(1)
      })
    }
  }
}
