import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const POLLING = '03:00'

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  for (const viewport of [WIDE, NARROW]) {
    test(`a newer deployment makes the next navigation a full load, once: ${language}, ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.clock.install()
      const builds = watchBuilds(page)
      await open(page, at('/privacy-policy'))
      await page.clock.runFor(1_000)
      await expect.poll(builds.asked).toHaveLength(1)
      expect(builds.asked()[0]).toMatch(/^\/builds\/meta\.json\?id=[\w-]+$/)

      // The same build is there still: the page goes on by script.
      await page.clock.runFor(POLLING)
      await expect.poll(builds.asked).toHaveLength(2)
      expect(builds.asked()[1]).toMatch(/^\/builds\/latest\.json\?\d{13}$/)
      await follow(page, words.contacts, at('/contacts'))
      expect(builds.loads()).toEqual([at('/privacy-policy')])

      await builds.deploy()
      await page.clock.runFor(POLLING)
      await expect.poll(builds.asked).toHaveLength(3)
      expect(builds.loads()).toHaveLength(1)
      await follow(page, words.cookiesPolicy, at('/cookies-policy'))
      expect(builds.loads()).toEqual([at('/privacy-policy'), at('/cookies-policy')])

      // Now the page is of the new build, and nothing is loaded again.
      await builds.settle()
      await page.clock.runFor(POLLING)
      await page.clock.runFor(POLLING)
      await follow(page, words.contacts, at('/contacts'))
      expect(builds.loads()).toHaveLength(2)
    })
  }

  test(`a page of an old deployment never reloads by itself, nor without end: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE)
    await page.clock.install()
    const builds = watchBuilds(page)
    await builds.deploy()
    await open(page, at('/contacts'))
    await page.clock.runFor(1_000)
    // The manifest of its own build is gone, so it asks for the latest at once, and then no more.
    await expect.poll(builds.asked).toHaveLength(2)
    await page.clock.runFor(POLLING)
    await page.clock.runFor(POLLING)
    expect(builds.asked()).toHaveLength(2)
    expect(builds.loads()).toHaveLength(1)

    // An anchor and a link to nowhere else are no navigation.
    await page.locator('footer').getByRole('link', { name: language, exact: true }).click()
    expect(builds.loads()).toHaveLength(1)
    const other = language === 'en' ? 'ru' : 'en'
    await page.locator('footer').getByRole('link', { name: other, exact: true }).click()
    await expect(page).toHaveURL(localizedPath(other, '/contacts'))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    expect(builds.loads()).toHaveLength(2)
  })
}

test('polling rests while the tab is hidden', async ({ page }) => {
  await page.clock.install()
  const builds = watchBuilds(page)
  await open(page, '/privacy-policy')
  await page.clock.runFor(1_000)
  await expect.poll(builds.asked).toHaveLength(1)
  await setVisibility(page, 'hidden')
  await page.clock.runFor('20:00')
  expect(builds.asked()).toHaveLength(1)
  await setVisibility(page, 'visible')
  await page.clock.runFor(1_000)
  await expect.poll(builds.asked).toHaveLength(2)
})

/** What a page asks of the deployments, and another one that takes the place of its own. */
function watchBuilds(page: Page) {
  const asked: string[] = []
  const loads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) loads.push(pathname)
    if (pathname.startsWith('/builds/')) asked.push(pathname + search)
  })
  return {
    asked: () => asked,
    /** The full loads so far. */
    loads: () => loads,
    async deploy() {
      await page.route('**/builds/meta.json?*', (route) =>
        route.fulfill({ json: { message: 'Not found' } }),
      )
      await page.route('**/builds/latest.json?*', (route) =>
        route.fulfill({ json: { id: 'a-newer-build', timestamp: Date.now() } }),
      )
    },
    settle: () => page.unrouteAll(),
  }
}

async function follow(page: Page, name: string, address: string): Promise<void> {
  await page.locator('footer').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState()
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
