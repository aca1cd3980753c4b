import type { Page, Request, Route } from '@playwright/test'
import { type Held, holdRequests, isRouterRequest } from '#e2e/browser/hold.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { clickOutside } from '#e2e/browser/open.ts'
import { LANGUAGES, type Language, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const MENU_ADDRESSES = /\/api\/(categories|candidates)(\?|$)/
/** The fields of a menu request that matter: where it goes, for which country, in what language. */
type MenuRequest = [path: string, country: string | null, language: string | undefined]

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test.describe(`the country in ${language}`, () => {
    test.use({ viewport: WIDE })

    test('is chosen, stays while one navigates and switches the language, and is cleared', async ({
      page,
    }) => {
      const asked = watchMenuRequests(page)
      await open(page, at('/blog'))
      const selector = page.locator('header').getByRole('button', { name: words.country('') })
      await expect(selector).toHaveAccessibleName(words.country(words.world))
      await selector.click()
      const entries = page.getByRole('menu').getByRole('menuitem')
      await expect(entries).toHaveText(COUNTRIES[language])
      await expect(page.getByRole('menu').locator('[aria-current] svg')).toHaveCount(1)
      await expect(page.getByRole('menu').locator('[aria-current]')).toHaveText(words.world)
      const hrefs = await entries.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
      expect(hrefs).toEqual(['', ...SLUGS].map((slug) => at(`/${slug}`)))
      expect(asked()).toEqual([])

      await selector.click()
      await expect(page.getByRole('menu')).toBeHidden()
      await selector.click()
      await clickOutside(page)
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(page).toHaveURL(at('/blog'))

      await choose(page, language, words.world, words.uae)
      await expect(page).toHaveURL(at('/uae'))
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(selector).toHaveAccessibleName(words.country(words.uae))
      expect(asked().sort()).toEqual([
        ['/api/candidates', 'uae', language],
        ['/api/categories', 'uae', language],
      ])

      await follow(page, words.blog)
      await expect(page).toHaveURL(at('/blog'))
      await expect(selector).toHaveAccessibleName(words.country(words.uae))
      await expectMenusOf(page, language, 'uae')
      await expect(navLink(page, words.about)).toHaveAttribute('href', at('/uae'))

      const other = language === 'en' ? 'ru' : 'en'
      const otherAt = (path: string) => localizedPath(other, path)
      await page.locator('footer').getByRole('link', { name: other, exact: true }).click()
      await expect(page).toHaveURL(otherAt('/blog'))
      await expect(
        page.locator('header').getByRole('button', { name: WORDS[other].country('') }),
      ).toHaveAccessibleName(WORDS[other].country(WORDS[other].uae))
      await expectMenusOf(page, other, 'uae')
      expect(asked().slice(2).sort()).toEqual([
        ['/api/candidates', 'uae', other],
        ['/api/categories', 'uae', other],
      ])

      await choose(page, other, WORDS[other].uae, WORDS[other].world)
      await expect(page).toHaveURL(otherAt('/'))
      await follow(page, WORDS[other].blog)
      await expectMenusOf(page, other, '')
      await expect(navLink(page, WORDS[other].about)).toHaveAttribute('href', otherAt('/'))
      expect(asked().slice(4).sort()).toEqual([
        ['/api/candidates', null, other],
        ['/api/categories', null, other],
      ])
    })

    test('is that of a page of a country, until a page that names none is loaded anew', async ({
      page,
    }) => {
      await open(page, at('/uae'))
      await expectMenusOf(page, language, 'uae')
      await follow(page, words.contacts)
      await expect(page).toHaveURL(at('/contacts'))
      const selector = page.locator('header').getByRole('button', { name: words.country('') })
      await expect(selector).toHaveAccessibleName(words.country(words.uae))
      await follow(page, words.about)
      await expect(page).toHaveURL(at('/uae'))
      await open(page, at('/contacts'))
      await expect(selector).toHaveAccessibleName(words.country(words.world))
      await expectMenusOf(page, language, '')
    })

    test('is the last one chosen when the answers come out of order', async ({ page }) => {
      await open(page, at('/blog'))
      const late: Route[] = []
      await page.route(/\/api\/(categories|candidates)\?country_slug=uae$/, (route) => {
        late.push(route)
      })
      const pages = await holdPages(page, ['/uae', '/usa'].map(at))
      await choose(page, language, words.world, words.uae)
      await expect.poll(() => late.length).toBe(2)
      const answered = Promise.all(
        ['categories', 'candidates'].map((menu) =>
          page.waitForResponse(new RegExp(`/api/${menu}\\?country_slug=usa$`)),
        ),
      )
      await choose(page, language, words.uae, words.usa)
      await answered
      await expectMenusOf(page, language, 'usa')
      // A request that was given up cannot be answered any more; one that was not would be.
      await Promise.all(late.map((route) => route.continue().catch(() => {})))
      pages.release()
      await expect(page).toHaveURL(at('/usa'))
      await follow(page, words.blog)
      await expect(page).toHaveURL(at('/blog'))
      await expectMenusOf(page, language, 'usa')
    })

    test('whose menus fail leaves them as they were, and says so in the console alone', async ({
      browser,
      baseURL,
    }) => {
      // Not the page of the fixture: here the browser has something to complain of.
      const context = await browser.newContext({ baseURL, viewport: WIDE })
      const page = await context.newPage()
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await open(page, at('/blog'))
      await page.route(MENU_ADDRESSES, (route) =>
        route.fulfill({ status: 500, json: { message: 'The tide is out' } }),
      )
      const pages = await holdPages(page, [at('/uae')])
      await choose(page, language, words.world, words.uae)
      await expect.poll(() => warnings.length).toBe(2)
      expect(warnings.map((text) => text.split('Error')[0]?.trim()).sort()).toEqual([
        'The candidates menu could not be loaded',
        'The staff menu could not be loaded',
      ])
      await expectMenusOf(page, language, '')
      await expect(page.locator('body')).not.toContainText('The tide is out')
      pages.release()
      await expect(page).toHaveURL(at('/uae'))
      await expectMenusOf(page, language, 'uae')
      await context.close()
    })
  })
}

test.describe('the country on a small screen', () => {
  test.use({ viewport: NARROW })

  for (const language of LANGUAGES) {
    const words = WORDS[language]
    test(`is chosen in the drawer, in ${language}`, async ({ page }) => {
      await open(page, localizedPath(language, '/blog'))
      const burger = page.getByRole('button', { name: words.openMenu })
      await burger.click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: words.country(words.world) }).click()
      await page.getByRole('menuitem', { name: words.uae }).click()
      await expect(page).toHaveURL(localizedPath(language, '/uae'))
      await expect(drawer).toBeHidden()
      await burger.click()
      await expect(drawer.getByRole('button', { name: words.country(words.uae) })).toBeVisible()
      await drawer.getByRole('button', { name: words.candidates }).click()
      await expect(drawer.getByRole('button', { name: words.children })).toBeVisible()
      await expect(drawer.getByRole('button', { name: words.care })).toHaveCount(0)
    })
  }
})

const SLUGS = [
  ...['uk', 'france', 'monaco', 'switzerland', 'italy', 'cyprus'],
  ...['uae', 'usa', 'russia'],
]

const COUNTRIES = {
  en: [
    ...['World', 'United Kingdom', 'France', 'Monaco', 'Switzerland', 'Italy', 'Cyprus'],
    ...['United Arab Emirates', 'United States', 'Russia'],
  ],
  ru: [
    ...['Весь мир', 'Великобритания', 'Франция', 'Монако', 'Швейцария', 'Италия', 'Кипр'],
    ...['ОАЭ', 'США', 'Россия'],
  ],
}

/** What the demonstration content has in one country and not in another. */
const OFFERED = {
  '': { bodyguard: true, butler: true, carer: true },
  uae: { bodyguard: false, butler: true, carer: false },
  usa: { bodyguard: true, butler: true, carer: true },
} as const

function watchMenuRequests(page: Page): () => MenuRequest[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (MENU_ADDRESSES.test(request.url())) requests.push(request)
  })
  return () =>
    requests.map((request) => {
      const { pathname, searchParams } = new URL(request.url())
      return [pathname, searchParams.get('country_slug'), request.headers()['accept-language']]
    })
}

/** Keeps the page of a country from coming, so that what was there before is seen. */
function holdPages(page: Page, paths: string[]): Promise<Held> {
  return holdRequests(page, (url) => isRouterRequest(url) && paths.includes(url.pathname))
}

async function choose(page: Page, language: Language, from: string, to: string): Promise<void> {
  const { country } = WORDS[language]
  await page
    .locator('header')
    .getByRole('button', { name: country(from), exact: true })
    .click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
}

function navLink(page: Page, name: string) {
  return page.locator('header nav > ul > li > a').filter({ hasText: name })
}

async function follow(page: Page, name: string): Promise<void> {
  await navLink(page, name).click()
}

async function expectMenusOf(
  page: Page,
  language: Language,
  country: keyof typeof OFFERED,
): Promise<void> {
  const offered = OFFERED[country]
  const link = (kind: string, path: string) =>
    page.locator(`#${kind}-menu a[href="${localizedPath(language, path)}"]`)
  await expect(link('staff', '/staff/bodyguard')).toHaveCount(offered.bodyguard ? 1 : 0)
  await expect(link('candidates', '/candidate/edward-butler').first()).toBeAttached()
  await expect(link('candidates', '/candidate/beatriz-carer').last()).toBeAttached({
    attached: offered.carer,
  })
}
