import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/browser/axe.ts'
import { goRound } from '#e2e/browser/focus.ts'
import { expectDistinct } from '#e2e/browser/forced-colors.ts'
import { expectToFitLargeText } from '#e2e/browser/large-text.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { ALL_SIZES, expectReadable, spaceNormally, spaceOut } from '#e2e/browser/readable.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** The colours are the system's there, but axe reads the site's own. */
const IN_FORCED_COLORS = ['/', '/vacancies', '/contacts']
const LISTS_PAST_THE_FIRST_PAGE = ['/blog?page=2', '/vacancies?page=2']

for (const language of LANGUAGES) {
  const banner = (page: Page) =>
    page.getByRole('region', { name: WORDS[language].cookies, exact: true })

  for (const path of PAGES) {
    test(`${path} in ${language} can be read and used in any window`, async ({ page }) => {
      test.setTimeout(150_000)
      await page.setViewportSize(WIDE)
      await open(page, localizedPath(language, path))
      await expect(banner(page)).toBeVisible()
      await expectOnePlaceOfEachName(page)
      await expectFoldedOnScreenAlone(page)
      await expectAccessible(page, 'wide')
      if (IN_FORCED_COLORS.includes(path)) {
        await page.emulateMedia({ forcedColors: 'active' })
        await expectAccessible(page, 'forced colours', { contrast: false })
      }
      await expectDistinct(page, path)

      for (const size of ALL_SIZES) await expectReadable(page, size)
      await page.setViewportSize(NARROW)
      await expectAccessible(page, 'narrow')
      await spaceOut(page)
      for (const size of [NARROW, WIDE]) {
        await expectReadable(page, size, { note: 'spaced out', mayBreakWords: true })
      }
      await spaceNormally(page)
      await expectToFitLargeText(page)

      // What is seen of the focus does not depend on the language.
      await page.setViewportSize(language === 'en' ? WIDE : NARROW)
      expect(await goRound(page)).toBeGreaterThan(15)
    })
  }

  test(`in ${language} links of one name lead to one place on later pages of lists`, async ({
    page,
  }) => {
    for (const path of LISTS_PAST_THE_FIRST_PAGE) {
      await page.goto(localizedPath(language, path))
      await expectOnePlaceOfEachName(page)
    }
  })
}

test('something is folded on some page', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('details')).not.toHaveCount(0)
})

/** Links of one name in a part of a page lead to one place. */
async function expectOnePlaceOfEachName(page: Page): Promise<void> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((link) => {
      const part = link.closest('section, main') ?? document.body
      const at = [...document.querySelectorAll('section, main')].indexOf(part)
      const name = (link.ariaLabel ?? link.textContent).replaceAll(/\s+/g, ' ').trim()
      return { name, part: at, href: link.href }
    }),
  )
  expect(links.length).toBeGreaterThan(0)
  const places = Map.groupBy(links, ({ name, part }) => `${part}: ${name}`)
  const repeated = [...places]
    .map(([name, those]) => [name, [...new Set(those.map(({ href }) => href))]] as const)
    .filter(([name, hrefs]) => hrefs.length > 1 || /: \d*$/.test(name))
  expect.soft(repeated).toEqual([])
}

/** What is folded on the screen is open on paper, where forms are not printed. */
async function expectFoldedOnScreenAlone(page: Page): Promise<void> {
  const contents = await page
    .locator(':not(form) > details:has(> summary:visible) > :not(summary)')
    .all()
  for (const content of contents) await expect.soft(content).not.toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const content of contents) await expect.soft(content).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}
