import type { Page } from '@playwright/test'
import { holdRequests, isRouterRequest } from '#e2e/browser/hold.ts'
import { documentId, scrollPosition } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const HOME_ANCHOR = { en: 'Find staff', ru: 'Найти персонал' }

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)
  const bar = (page: Page) => page.locator('[data-loading-bar]')

  test.describe(`navigation in ${language}`, () => {
    test('is shown by a bar as long as it takes, and only where there is one', async ({
      page,
      context,
    }) => {
      await page.setViewportSize(WIDE)
      await open(page, at('/'))
      const held = await holdRequests(page, isRouterRequest)
      const link = (name: string) => page.locator('header').getByRole('link', { name, exact: true })

      await page.getByRole('main').getByRole('link', { name: HOME_ANCHOR[language] }).click()
      await expect(page).toHaveURL(/#staff$/)
      await expect(bar(page)).toHaveCount(0)
      const opened = context.waitForEvent('page')
      await link(words.blog).click({ modifiers: ['ControlOrMeta'] })
      await (await opened).close()
      await expect(bar(page)).toHaveCount(0)

      await link(words.contacts).click()
      await expect(bar(page)).toBeVisible()
      const ground = await groundOf(bar(page))
      expect(ground).not.toBe(await groundOf(page.locator('header')))
      expect(ground, 'is transparent').not.toBe(await groundOf(page.locator('main')))
      held.release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contacts)
      await expect(bar(page)).toHaveCount(0)
      await link(words.contacts).click()
      await expect(bar(page)).toHaveCount(0)
    })

    test('ends its bar also where the router cannot have the page', async ({
      browser,
      baseURL,
    }) => {
      // Not the page of the fixture: here the browser has something to complain of.
      const page = await browser.newPage({ baseURL, viewport: NARROW })
      await page.route(isRouterRequest, (route) => route.abort())
      await open(page, at('/privacy-policy'))
      const before = await documentId(page)
      await page.locator('footer').getByRole('link', { name: words.contacts }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contacts)
      await expect(bar(page)).toHaveCount(0)
      expect(await documentId(page)).not.toBe(before)
      await page.close()
    })

    for (const viewport of [WIDE, NARROW]) {
      test(`scrolls as a browser does, at ${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await open(page, at('/blog'))
        const post = page.locator('main article').nth(4).getByRole('link').first()
        const address = (await post.getAttribute('href')) ?? ''
        await post.scrollIntoViewIfNeeded()
        await page.evaluate(() => window.scrollBy(0, 120))
        const left = await scrollPosition(page)
        expect(left).toBeGreaterThan(100)
        await post.click()
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        expect(await scrollPosition(page)).toBe(0)

        // On a telephone the contents are folded.
        const contents = page.locator('main details:has(a[href^="#"]) > summary')
        if (await contents.isVisible()) await contents.click()
        const anchor = page.locator('main a[href^="#"]').nth(1)
        const target = page.locator(`[id="${(await anchor.getAttribute('href'))?.slice(1)}"]`)
        await anchor.click()
        await expectBelowHeader(page, target)
        const atAnchor = await scrollPosition(page)
        const anchorAddress = page.url()

        await page.goBack()
        await expect(page).toHaveURL(address)
        await page.goBack()
        await expect(page).toHaveURL(at('/blog'))
        await expect.poll(() => scrollPosition(page)).toBe(left)
        await page.goForward()
        await expect(page).toHaveURL(address)
        await page.goForward()
        await expect(page).toHaveURL(anchorAddress)
        await expect.poll(() => scrollPosition(page)).toBe(atAnchor)

        await open(page, anchorAddress.replace(/#.*/, '?x#') + anchorAddress.split('#')[1])
        await expectBelowHeader(page, target)
      })
    }
  })
}

test('prefetching ends, fetches nothing twice, and never more than four pages at once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const [wide, narrow] = await Promise.all([
    watchPrefetching(browser.newPage({ baseURL, viewport: WIDE })),
    watchPrefetching(browser.newPage({ baseURL, viewport: NARROW })),
  ])
  await Promise.all([
    (async () => {
      const { page } = wide
      await open(page, '/')
      for (const name of [WORDS.en.staff, WORDS.en.candidates, WORDS.en.staff]) {
        await page.locator('header').getByRole('button', { name }).click()
        await expect.poll(() => wide.asked().length).toBeGreaterThan(5)
      }
    })(),
    (async () => {
      const { page } = narrow
      await open(page, '/ru')
      await page.getByRole('button', { name: WORDS.ru.openMenu }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: WORDS.ru.staff }).click()
      for (const category of await drawer.locator('h3 button').all()) await category.click()
      await expect.poll(() => narrow.asked().length).toBeGreaterThan(5)
    })(),
  ])
  // The one pause of these tests: nothing may begin again while nobody does anything.
  await wide.page.waitForTimeout(12_000)
  for (const { asked, mostPages, quietSince, page } of [wide, narrow]) {
    const twice = asked().filter((address, index) => asked().indexOf(address) !== index)
    expect(twice).toEqual([])
    expect(mostPages()).toBeLessThanOrEqual(4)
    expect(Date.now() - quietSince()).toBeGreaterThan(5_000)
    await page.close()
  }
})

/** What a page's router asks for before anybody wants it. */
async function watchPrefetching(opening: Promise<Page>) {
  const page = await opening
  const asked: string[] = []
  const pending = new Map<string, number>()
  let most = 0
  let latest = 0
  const isPrefetch = (url: string) => isRouterRequest(new URL(url))
  const path = (url: string) => new URL(url).pathname
  page.on('request', (request) => {
    if (!isPrefetch(request.url())) return
    const { pathname, search } = new URL(request.url())
    const segment = request.headers()['next-router-segment-prefetch'] ?? ''
    asked.push(`${pathname}${search} ${segment}`)
    latest = Date.now()
    pending.set(pathname, (pending.get(pathname) ?? 0) + 1)
    most = Math.max(most, pending.size)
  })
  const end = (url: string) => {
    if (!isPrefetch(url)) return
    const left = (pending.get(path(url)) ?? 0) - 1
    if (left > 0) pending.set(path(url), left)
    else pending.delete(path(url))
  }
  page.on('requestfinished', (request) => end(request.url()))
  page.on('requestfailed', (request) => end(request.url()))
  return { page, asked: () => asked, mostPages: () => most, quietSince: () => latest }
}

function groundOf(part: ReturnType<Page['locator']>): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor)
}

async function expectBelowHeader(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(target).toBeInViewport()
  const bottom = await page
    .locator('header')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(bottom)
  await expect.poll(top).toBeLessThan(bottom + 60)
}
