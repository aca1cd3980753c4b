import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/browser/axe.ts'
import { goRound } from '#e2e/browser/focus.ts'
import { expectDistinct } from '#e2e/browser/forced-colors.ts'
import { expectToFitLargeText } from '#e2e/browser/large-text.ts'
import { expect, test, untilHydrated } from '#e2e/browser/menu-test.ts'
import { ALL_SIZES, expectReadable, spaceNormally, spaceOut } from '#e2e/browser/readable.ts'
import { expectSameWithoutScript } from '#e2e/browser/without-script.ts'
import { LANGUAGES, type Language, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** The colours are the system's there, but axe reads the site's own. */
const IN_FORCED_COLORS = ['/', '/vacancies', '/contacts']
const LISTS_PAST_THE_FIRST_PAGE = ['/blog?page=2', '/vacancies?page=2']

for (const path of PAGES) {
  test(`${path} can be read and used in any window, and without script`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const language of LANGUAGES) {
      await test.step(language, () => expectUsable(page, path, language))
    }
  })
}

test('links of one name lead to one place on later pages of lists', async ({ page }) => {
  for (const path of LISTS_PAST_THE_FIRST_PAGE) {
    for (const language of LANGUAGES) {
      await page.goto(localizedPath(language, path))
      await expectOnePlaceOfEachName(page)
    }
  }
})

test('something is folded on some page', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('details')).not.toHaveCount(0)
})

async function expectUsable(page: Page, path: string, language: Language): Promise<void> {
  await page.setViewportSize(WIDE)
  const response = await page.goto(localizedPath(language, path))
  expect(response?.status()).toBe(path === '/no-such/page' ? 404 : 200)
  await untilHydrated(page)
  const banner = page.getByRole('region', { name: WORDS[language].cookies, exact: true })
  await expect(banner).toBeVisible()
  await test.step('says the same and links to the same without script', async () => {
    await expectSameWithoutScript(page, (await response?.text()) ?? '')
  })
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

  await test.step('the focus is seen wherever it goes', async () => {
    // What is seen of it does not depend on the language.
    await page.setViewportSize(language === 'en' ? WIDE : NARROW)
    expect(await goRound(page)).toBeGreaterThan(15)
  })
}

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

/** What is folded on the screen is open on paper, where forms and ways around are not printed. */
async function expectFoldedOnScreenAlone(page: Page): Promise<void> {
  const contents = await page
    .locator('details:not([open], form *, nav > *):has(> summary:visible) > :not(summary)')
    .all()
  for (const content of contents) await expect.soft(content).not.toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const content of contents) await expect.soft(content).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}
