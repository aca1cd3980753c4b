import type { Page } from '@playwright/test'
import { goRound } from '#e2e/browser/focus.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  test.describe(`by keyboard alone in ${language}`, () => {
    test('a visitor skips the header, and goes through its menus', async ({ page }) => {
      await page.setViewportSize(WIDE)
      await open(page, at('/contacts'))
      await expect(page.getByRole('region', { name: words.cookies, exact: true })).toBeVisible()
      const header = page.locator('header')
      await press(page, 'Tab')
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused()
      await expect(page.getByRole('link', { name: words.skip })).toBeInViewport()
      await press(page, 'Tab')
      await expect(page.getByRole('link', { name: words.cookiesPolicy }).first()).toBeFocused()
      await press(page, 'Tab')
      await expect(page.getByRole('button', { name: words.onlyNecessary })).toBeFocused()
      await press(page, 'Tab')
      await expect(page.getByRole('button', { name: words.accept }).first()).toBeFocused()
      await press(page, 'Tab')
      await expect(header.getByRole('link', { name: words.site })).toBeFocused()

      await tabTo(page, header.getByRole('button', { name: words.staff }))
      await press(page, 'Enter')
      await expect(page.locator('#staff-menu')).toBeVisible()
      for (const name of [words.allStaff, words.children]) {
        await press(page, 'Tab')
        await expect(
          page.locator('#staff-menu').getByRole('link', { name, exact: true }),
        ).toBeFocused()
      }
      await press(page, 'Escape')
      await expect(page.locator('#staff-menu')).toBeHidden()
      await expect(header.getByRole('button', { name: words.staff })).toBeFocused()

      // Going on past the last link of a menu, one has left it.
      await tabTo(page, header.getByRole('button', { name: words.candidates }))
      await press(page, ' ', 'Tab')
      await expect(
        page.locator('#candidates-menu').getByRole('link', { name: words.questionnaire }),
      ).toBeFocused()
      await press(page, 'Tab', 'Tab', 'Tab', 'Enter')
      await expect(page).toHaveURL(new RegExp(`${at('/candidate/')}[a-z-]+$`))
      await expect(page.locator('#candidates-menu')).toBeHidden()
    })

    test('a visitor chooses a country and a language', async ({ page }) => {
      await page.setViewportSize(WIDE)
      await open(page, at('/blog'))
      const header = page.locator('header')
      const country = header.getByRole('button', { name: words.country('') })
      await tabTo(page, country)
      await press(page, 'Enter')
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await press(page, 'Escape')
      await expect(menu).toBeHidden()
      await expect(country).toBeFocused()

      await press(page, 'Enter')
      await expect(menu).toBeVisible()
      // The library moves the focus a task later: keys without a pause between them are lost.
      for (const [key, place] of [
        ['End', -1],
        ['ArrowUp', -2],
        ['ArrowUp', -3],
      ] as const) {
        await press(page, key)
        await expect(menu.getByRole('menuitem').nth(place)).toBeFocused()
      }
      await expect(menu.getByRole('menuitem', { name: words.uae })).toBeFocused()
      await press(page, 'Enter')
      await expect(page).toHaveURL(at('/uae'))
      await expect(country).toHaveAccessibleName(words.country(words.uae))

      await tabTo(page, header.getByRole('button', { name: words.language }))
      await press(page, 'Enter')
      const other = language === 'en' ? 'ru' : 'en'
      const choice = menu.getByRole('menuitem', { name: WORDS[other].languageName })
      await expect(menu).toBeVisible()
      await press(page, language === 'en' ? 'End' : 'Home')
      await expect(choice).toBeFocused()
      await press(page, 'Enter')
      await expect(page).toHaveURL(localizedPath(other, '/uae'))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    test('a visitor opens the drawer, which keeps the focus and gives it back', async ({
      page,
    }) => {
      await page.setViewportSize(NARROW)
      await open(page, at('/'))
      const burger = page.getByRole('button', { name: words.openMenu })
      const drawer = page.getByRole('dialog', { name: words.menu })
      await tabTo(page, burger)
      await press(page, 'Enter')
      await expect(drawer).toBeVisible()
      await expect(drawer.locator(':focus')).toHaveCount(1)
      for (let stop = 0; stop < 20; stop += 1) {
        await press(page, 'Tab')
        await expect(drawer.locator(':focus')).toHaveCount(1)
      }
      await tabTo(page, drawer.getByRole('button', { name: words.staff }))
      await press(page, 'Enter')
      await expect(drawer.getByRole('button', { name: words.back })).toBeFocused()
      await tabTo(page, drawer.getByRole('button', { name: words.children, exact: true }))
      await press(page, ' ', 'Tab', 'Tab')
      await expect(
        drawer.getByRole('button', { name: words.children, exact: true }),
      ).toHaveAttribute('aria-expanded', 'true')
      await press(page, 'Shift+Tab')
      await expect(drawer.getByRole('link', { name: words.nanny, exact: true })).toBeFocused()
      await press(page, 'Escape')
      await expect(drawer).toBeHidden()
      await expect(burger).toBeFocused()

      await press(page, 'Enter')
      await tabTo(page, drawer.getByRole('link', { name: words.blog, exact: true }))
      await press(page, 'Enter')
      await expect(page).toHaveURL(at('/blog'))
      await expect(drawer).toBeHidden()
    })

    test('nothing that has the focus is hidden behind the header or the banner', async ({
      page,
    }) => {
      await page.setViewportSize(NARROW)
      await open(page, at('/contacts'))
      await expect(page.getByRole('region', { name: words.cookies, exact: true })).toBeVisible()
      for (const key of ['Tab', 'Shift+Tab']) {
        expect(await goRound(page, key), key).toBeGreaterThan(30)
      }
    })
  })
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab')
        return element.evaluate((it) => it === document.activeElement)
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true)
}
