import type { Browser, Page } from '@playwright/test'
import { documentId } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { ask } from '#e2e/harness/ask.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const TEXTS = {
  en: {
    missing: 'A part of this page could not be loaded.',
    advice: 'It’s our fault, not yours. Please try again in a minute, or call us.',
    goHome: 'Go to home page',
    words: 'Words',
  },
  ru: {
    missing: 'Часть этой страницы не загрузилась.',
    advice:
      'Ошибка на нашей стороне, не на вашей. Попробуйте ещё раз через минуту или позвоните нам.',
    goHome: 'На главную',
    words: 'Слова',
  },
}

test('a page whose payload the server has no more gets it anew, and works', async ({ page }) => {
  for (const path of ['/contacts', '/ru/contacts']) {
    const isDocument = (url: URL) => url.pathname === path
    await page.route(isDocument, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace(/(payload\.js\?of=[\w-]+\.)[\w-]+/, '$1gone')
      await route.fulfill({ response, body })
    })
    const payload = page.waitForResponse((response) => response.url().endsWith('.gone'))
    await open(page, path)
    expect((await payload).status()).toBe(200)
    await page
      .locator('footer')
      .getByRole('link', { name: /cookies/i })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cookies/i)
    await page.goBack()
    await expect(page.locator('#callback form')).toBeVisible()
    await page.unroute(isDocument)
  }
})

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const texts = TEXTS[language]
  const at = (path: string) => localizedPath(language, path)

  test.describe(`a part of the program that cannot be had, in ${language}`, () => {
    test('reloads the page once, keeps what was typed, and then shows the plain menu', async ({
      browser,
    }) => {
      const { page, loads, mend } = await openFragile(browser, NARROW, at('/vacancies'))
      const folds = page.locator('main form summary')
      for (const fold of await folds.all()) await fold.click()
      await page.getByRole('main').getByRole('searchbox').fill('chef 2')
      const burger = page.locator('header').getByLabel(words.openMenu)
      const first = await documentId(page)
      await burger.click()
      await expect.poll(() => documentOf(page)).not.toBe(first)
      await expect(page.locator('main [type=search]')).toHaveValue('chef 2')
      expect(loads()).toEqual([at('/vacancies'), at('/vacancies')])

      await expect(burger).toHaveAttribute('aria-haspopup', 'dialog')
      await burger.click()
      const menu = page.locator('header').getByRole('link', { name: words.contacts, exact: true })
      await expect(menu).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(loads()).toHaveLength(2)
      await mend()
      await menu.click()
      await expect(page).toHaveURL(at('/contacts'))
      await burger.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(loads()).toHaveLength(2)
      await page.context().close()
    })

    test('takes nobody’s page away while there is no network', async ({ browser }) => {
      const { page, loads } = await openFragile(browser, NARROW, at('/vacancies'))
      const burger = page.locator('header').getByLabel(words.openMenu)
      const before = await documentId(page)
      await page.context().setOffline(true)
      await burger.click()
      // What is there without the missing part takes its place.
      const menu = page.locator('header').getByRole('link', { name: words.contacts, exact: true })
      await expect(menu).toBeVisible()
      expect(loads()).toEqual([at('/vacancies')])
      expect(await documentId(page)).toBe(before)
      await page.context().close()
    })

    test('reloads the page that was asked for once in ten seconds, and else says what is the matter', async ({
      browser,
    }) => {
      const start = at('/privacy-policy')
      const target = at('/cookies-policy')
      const { page, loads, mend } = await openFragile(browser, WIDE, start)
      const now = Date.now()
      const goOn = async (time: number) => {
        await page.clock.setFixedTime(time)
        await page.locator('footer').getByRole('link', { name: words.cookiesPolicy }).click()
      }
      const heading = page.getByRole('heading', { level: 1 })

      // What the server has sent can be read, though a part of the program is missing still.
      await goOn(now)
      await expect.poll(loads).toEqual([start, target])
      await expect(heading).toHaveText(words.cookiesPolicy)

      await open(page, start)
      await goOn(now + 9_000)
      await expect(heading).toHaveText('500')
      await expect(page.getByText(texts.missing)).toBeVisible()
      await expect(page.getByText(texts.advice)).toBeVisible()
      await expect(page).toHaveTitle('500 page')
      await expect(page).toHaveURL(target)
      await expect(page.locator('footer')).toBeVisible()
      await page.getByRole('link', { name: texts.goHome }).click()
      await expect(page).toHaveURL(at('/'))
      await expect(heading).not.toHaveText('500')
      expect(loads()).toEqual([start, target, start, at('/')])

      await open(page, start)
      await goOn(now + 11_000)
      await expect.poll(loads).toEqual([start, target, start, at('/'), start, target])
      await mend()
      await open(page, start)
      await goOn(now + 12_000)
      await expect(heading).toHaveText(words.cookiesPolicy)
      await expect(page).toHaveURL(target)
      expect(loads()).toHaveLength(7)
      await page.context().close()
    })
  })
}

/**
 * A page whose program is only what its own HTML names: everything that comes later is missing.
 * Not the one of the fixture, because the browser complains of every part that is missing.
 */
async function openFragile(
  browser: Browser,
  viewport: { width: number; height: number },
  address: string,
) {
  const { text: html } = await ask(defaultOrigin(), address)
  const isMissing = ({ pathname }: URL) =>
    pathname.startsWith('/_next/static/chunks/') && !html.includes(pathname)
  const context = await browser.newContext({ baseURL: defaultOrigin(), viewport })
  const page = await context.newPage()
  await page.route(isMissing, (route) => route.abort())
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await open(page, address)
  return {
    page,
    /** The full loads so far. */
    loads: () => loads,
    mend: () => page.unroute(isMissing),
  }
}

/** The document's name, also while one takes the place of the other. */
function documentOf(page: Page): Promise<number> {
  return documentId(page).catch(() => Number.NaN)
}
