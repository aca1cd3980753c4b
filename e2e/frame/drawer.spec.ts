import type { Page } from '@playwright/test'
import { holdRequests } from '#e2e/browser/hold.ts'
import { layoutShift, scrollPosition, scrollsSideways } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

test.use({ viewport: NARROW, hasTouch: true })

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)
  const burger = (page: Page) => page.locator('header').getByLabel(words.openMenu)
  const drawerOf = (page: Page) => page.getByRole('dialog', { name: words.menu })

  test.describe(`the drawer in ${language}`, () => {
    test('holds what the header does, with submenus on a level of their own', async ({ page }) => {
      await open(page, at('/contacts'))
      const drawer = drawerOf(page)
      await burger(page).tap()
      const entries = drawer.getByRole('navigation', { name: words.main }).locator('li > *')
      await expect(entries).toHaveText([
        words.about,
        words.staff,
        words.vacancies,
        words.candidates,
        words.blog,
        words.contacts,
      ])
      await expect(drawer.locator('[aria-current="page"]')).toHaveText(words.contacts)
      await expect(drawer.getByRole('button', { name: words.country(words.world) })).toBeVisible()
      await expect(drawer.getByRole('button', { name: words.language })).toBeVisible()
      await expect(drawer.getByRole('link', { name: words.whatsapp })).toBeVisible()
      await expect(drawer.getByRole('link', { name: words.telegram })).toHaveAttribute(
        'href',
        /^https:\/\/t\.me\/aldermere_demo\?text=\S+$/,
      )
      expect(await scrollsSideways(page)).toBe(false)

      await drawer.getByRole('button', { name: words.candidates }).tap()
      await expect(entries).toHaveCount(0)
      const level = drawer.getByRole('navigation', { name: words.candidates })
      const links = level.locator('> ul > li > a')
      await expect(links).toHaveText([
        `${words.questionnaire} ${words.newTab}↗`,
        words.allCandidates,
        `${words.academy} ${words.newTab}↗`,
      ])
      await expect(links.nth(1)).toHaveAttribute('href', at('/candidates'))
      await expect(links.first()).toHaveAttribute(
        'href',
        `https://questionnaire.example.com/${language}`,
      )
      for (const link of [links.first(), links.last()]) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener')
      }
      const items = level.locator('> ul > li')
      await expect(items.first()).toContainText(words.questionnaire)
      await expect(items.last()).toContainText(words.academy)

      await drawer.getByRole('button', { name: words.back }).tap()
      await expect(drawer.getByRole('button', { name: words.candidates })).toBeFocused()

      await drawer.getByRole('button', { name: words.staff }).tap()
      const [children, house] = [words.children, words.house].map((name) =>
        drawer.getByRole('button', { name, exact: true }),
      )
      const nanny = drawer.getByRole('link', { name: words.nanny, exact: true })
      await expect(nanny).toBeHidden()
      await children?.tap()
      await house?.tap()
      await expect(drawer.locator('[aria-expanded="true"]')).toHaveText([
        words.children,
        words.house,
      ])
      await expect(nanny).toHaveAttribute('href', at('/staff/nanny'))
      // The list of all, and six pages of each.
      await expect(drawer.locator('ul:visible > li > a')).toHaveCount(1 + 12)
      await children?.tap()
      await expect(nanny).toBeHidden()
      await expect(drawer.locator('[aria-expanded="true"]')).toHaveText([words.house])
    })

    test('closes by every link, also to the page one is on, and by every navigation', async ({
      page,
    }) => {
      await open(page, at('/contacts'))
      const drawer = drawerOf(page)
      await burger(page).tap()
      await drawer.getByRole('button', { name: words.staff }).tap()
      await drawer.getByRole('button', { name: words.children, exact: true }).tap()
      await drawer.getByRole('link', { name: words.nanny, exact: true }).tap()
      await expect(page).toHaveURL(at('/staff/nanny'))
      await expect(drawer).toBeHidden()

      // What was opened on the second level has been collapsed.
      await burger(page).tap()
      await drawer.getByRole('link', { name: words.blog, exact: true }).tap()
      await expect(page).toHaveURL(at('/blog'))
      await expect(drawer).toBeHidden()

      await burger(page).tap()
      await drawer.getByRole('link', { name: words.blog, exact: true }).tap()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(at('/blog'))

      await burger(page).tap()
      await expect(drawer).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(at('/staff/nanny'))
      await expect(drawer).toBeHidden()
      await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
      await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible')
    })

    test('closes by its button, by the overlay and by Escape, and gives the focus back', async ({
      page,
    }) => {
      await open(page, at('/'))
      const drawer = drawerOf(page)
      for (const close of [
        () => drawer.getByRole('button', { name: words.close }).tap(),
        () => page.keyboard.press('Escape'),
      ]) {
        await burger(page).tap()
        await drawer.getByRole('button', { name: words.staff }).tap()
        await close()
        await expect(drawer).toBeHidden()
        await expect(burger(page)).toBeFocused()
      }
      await page.setViewportSize({ width: 700, height: 740 })
      await burger(page).tap()
      await expect(drawer.getByRole('button', { name: words.staff })).toBeVisible()
      await page.touchscreen.tap(60, 500)
      await expect(drawer).toBeHidden()
      await burger(page).tap()
      await page.setViewportSize(WIDE)
      await expect(drawer).toBeHidden()
    })

    test('keeps the page behind it where it is', async ({ page }) => {
      await open(page, at('/'))
      await page.evaluate(() => window.scrollTo(0, 400))
      const left = await burger(page).evaluate((element) => element.getBoundingClientRect().left)
      await burger(page).tap()
      const drawer = drawerOf(page)
      await drawer.getByRole('button', { name: words.staff }).tap()
      for (const name of [words.children, words.house]) {
        await drawer.getByRole('button', { name, exact: true }).tap()
      }
      await drag(page, { x: 180, from: 600, to: 100 })
      await drag(page, { x: 180, from: 600, to: 100 })
      await page.mouse.move(180, 400)
      await page.mouse.wheel(0, 600)
      const content = drawer
        .locator('div')
        .filter({ has: page.getByRole('navigation') })
        .last()
      await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
      expect(await scrollPosition(page)).toBe(400)
      expect(await burger(page).evaluate((element) => element.getBoundingClientRect().left)).toBe(
        left,
      )
      await drawer.getByRole('button', { name: words.close }).tap()
      await expect(drawer).toBeHidden()
      expect(await scrollPosition(page)).toBe(400)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    })

    test('opens by the first tap, however late its code comes', async ({ page }) => {
      await open(page, at('/'))
      const held = await holdRequests(page, ({ pathname }) => pathname.endsWith('.js'))
      await burger(page).tap()
      await expect(burger(page)).toHaveAttribute('aria-expanded', 'true')
      held.release()
      await expect(drawerOf(page)).toBeVisible()
    })
  })
}

/** A finger that is put down, moved and lifted, as the browser itself would make it. */
async function drag(page: Page, { x, from, to }: { x: number; from: number; to: number }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x, y: from, yDistance: to - from, gestureSourceType: 'touch', speed: 2_000 },
  })
  await session.detach()
}
