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

const GROUPS = [
  { group: 'menus of the header', statesIn: headerStates, sizes: WIDE_ONES, isInNarrow: false },
  { group: 'levels of the drawer', statesIn: drawerStates, sizes: NARROW_ONES, isInNarrow: true },
  { group: 'windows', statesIn: windowStates, sizes: [WIDE, ...NARROW_ONES], isInNarrow: true },
]

for (const language of LANGUAGES) {
  for (const { group, statesIn, sizes, isInNarrow } of GROUPS) {
    test(`the ${group} in ${language} can be read and used in any window`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const { name, path, show, within } of statesIn(language)) {
        await test.step(name, async () => {
          const [first = WIDE] = sizes
          await page.setViewportSize(first)
          await open(page, localizedPath(language, path))
          await show(page)
          await expectAccessible(page, name)
          await expectDistinct(page, name)
          for (const size of sizes) await expectReadable(page, size, { within, note: name })
          await spaceOut(page)
          const note = `${name}, spaced out`
          await expectReadable(page, first, { within, note, mayBreakWords: true })
          await spaceNormally(page)
          if (isInNarrow) await expectToFitLargeText(page)

          // What is seen of the focus does not depend on the language.
          const width = language === 'en' ? WIDE : NARROW
          if (!sizes.includes(width)) return
          await page.setViewportSize(width)
          const key = name.endsWith('menu') ? 'ArrowDown' : 'Tab'
          expect(await goRound(page, key), name).toBeGreaterThan(1)
        })
      }
    })
  }
}
