import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test.describe(`axe finds nothing in ${language}`, () => {
    for (const path of PAGES) {
      test(`on ${path}`, async ({ page }) => {
        await page.setViewportSize(WIDE)
        await open(page, at(path))
        await expect(page.getByRole('region', { name: words.cookies, exact: true })).toBeVisible()
        await expectAccessible(page, 'wide')
        await page.setViewportSize(NARROW)
        await expectAccessible(page, 'narrow')
      })
    }

    test('with each thing of the header open', async ({ page }) => {
      await page.setViewportSize(WIDE)
      await open(page, at('/'))
      await page.getByRole('button', { name: words.accept }).click()
      const header = page.locator('header')
      for (const kind of ['staff', 'candidates'] as const) {
        await header.getByRole('button', { name: words[kind] }).click()
        await expect(page.locator(`#${kind}-menu`)).toBeVisible()
        await expectAccessible(page, kind)
      }
      await page.keyboard.press('Escape')
      for (const [name, label] of [
        ['country', words.country('')],
        ['language', words.language],
      ] as const) {
        await header.getByRole('button', { name: label }).click()
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toBeHidden()
      }
    })

    test('with the system’s own colours', async ({ page }) => {
      await page.setViewportSize(WIDE)
      await page.emulateMedia({ forcedColors: 'active' })
      for (const path of ['/', '/vacancies', '/contacts']) {
        await open(page, at(path))
        // The colours are the system's then, but the tool reads the site's own.
        await expectAccessible(page, `forced ${path.slice(1)}`, { contrast: false })
      }
    })

    test('with the drawer open, on both its levels', async ({ page }) => {
      await page.setViewportSize(NARROW)
      await open(page, at('/'))
      await page.getByRole('button', { name: words.openMenu }).click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      await expectAccessible(page, 'drawer')
      await drawer.getByRole('button', { name: words.country('') }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page, 'drawer-country')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await drawer.getByRole('button', { name: words.candidates }).click()
      for (const name of [words.children, words.house]) {
        await drawer.getByRole('button', { name, exact: true }).click()
      }
      await expectAccessible(page, 'drawer-candidates')
    })
  })
}

/** Runs axe on what is shown, and keeps a picture of it among the results. */
async function expectAccessible(
  page: Page,
  state: string,
  { contrast = true } = {},
): Promise<void> {
  // Colours on their way to others are no colours to judge.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  await page.screenshot({ path: test.info().outputPath(`${state}.png`) })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } },
    })
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${state}: ${id}: ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect(found).toEqual([])
}
