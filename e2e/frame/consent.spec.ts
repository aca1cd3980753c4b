import type { Locator, Page } from '@playwright/test'
import { layoutShift, scrollsSideways } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, WIDE, WORDS } from '#e2e/browser/words.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetMessages } from '#lib/i18n/typeset-messages.ts'

const YEAR_SECONDS = 31_536_000
const TELEPHONE = { width: 360, height: 760 }
const MOST_HEIGHT = 72

const HERO_WAYS = {
  en: ['Find staff', 'Find work'],
  ru: ['Найти персонал', 'Найти работу'],
}

const textsOf = (language: Locale) => typesetMessages(MESSAGES[language].consent, language)

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const { question, control } = textsOf(language)
  const at = (path: string) => localizedPath(language, path)
  const bannerOf = (page: Page) => page.getByRole('region', { name: words.cookies, exact: true })

  test.describe(`consent in ${language}`, () => {
    for (const [viewport, answer, value] of [
      [WIDE, words.accept, 'true'],
      [TELEPHONE, words.onlyNecessary, 'false'],
    ] as const) {
      test(`is asked for at ${viewport.width} until there is an answer, in nobody’s way`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await open(page, at('/contacts'))
        const banner = bannerOf(page)
        await expect(banner).toContainText(question)
        await expect(banner.getByRole('link', { name: words.cookiesPolicy })).toHaveAttribute(
          'href',
          at('/cookies-policy'),
        )
        expect(await scrollsSideways(page)).toBe(false)
        const accept = await looksOf(banner.getByRole('button', { name: words.accept }))
        expect(await looksOf(banner.getByRole('button', { name: words.onlyNecessary }))).toEqual(
          accept,
        )

        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [footerEnd, bannerStart] = await Promise.all([
          page.locator('footer').evaluate((element) => element.getBoundingClientRect().bottom),
          banner.evaluate((element) => element.getBoundingClientRect().top),
        ])
        expect(footerEnd).toBeLessThanOrEqual(bannerStart + 1)
        expect(await layoutShift(page)).toBeLessThan(0.01)
        expect(await consentCookie(page)).toBeUndefined()

        await banner.getByRole('button', { name: answer }).click()
        await expect(banner).toBeHidden()
        const cookie = await consentCookie(page)
        expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax' })
        const life = (cookie?.expires ?? 0) - Date.now() / 1_000
        expect(Math.abs(life - YEAR_SECONDS)).toBeLessThan(600)

        await open(page, at('/'))
        await expect(banner).toBeHidden()
        expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined()
        await expect(page.locator('script[src^="http"]')).toHaveCount(0)
      })
    }

    test('leaves both ways on in sight on a small telephone', async ({ page }) => {
      await page.setViewportSize(TELEPHONE)
      await open(page, at('/'))
      const banner = await boxOf(bannerOf(page))
      expect(banner.height).toBeLessThanOrEqual(MOST_HEIGHT)
      for (const name of HERO_WAYS[language]) {
        const way = await boxOf(page.getByRole('main').getByRole('link', { name }).first())
        expect(way.y + way.height, name).toBeLessThanOrEqual(banner.y)
      }
    })

    test('is not asked for where no script can remember the answer', async ({ plainPage }) => {
      await plainPage.goto(at('/contacts'))
      await expect(bannerOf(plainPage)).toHaveCount(0)
    })

    test('is changed on the page of the policy, and two tabs agree', async ({ page, context }) => {
      await open(page, at('/cookies-policy'))
      const tab = await context.newPage()
      await open(tab, at('/blog'))
      const main = page.getByRole('main')
      const choice = page.getByRole('status').filter({ hasText: /\S/ })
      await expect(choice).toHaveText(control.unanswered)
      await expect(main).not.toContainText(control.loadedBefore)
      await expect(bannerOf(tab)).toBeVisible()

      await bannerOf(tab).getByRole('button', { name: words.accept }).click()
      await expect(bannerOf(tab)).toBeHidden()
      await expect(choice).toHaveText(control.accepted)
      await expect(bannerOf(page)).toBeHidden()

      await main.getByRole('button', { name: words.onlyNecessary }).click()
      await expect(choice).toHaveText(control.refused)
      await expect(bannerOf(page)).toBeHidden()
      await expect(bannerOf(tab)).toBeHidden()
      expect(await consentCookie(page)).toMatchObject({ value: 'false' })

      await main.getByRole('button', { name: words.accept }).click()
      await expect(choice).toHaveText(control.accepted)
      expect(await consentCookie(page)).toMatchObject({ value: 'true' })
    })
  })
}

test.describe('the tag manager', () => {
  // One worker, and so one site.
  test.describe.configure({ mode: 'default' })
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ GTM_ID: 'GTM-TEST1' })
  })
  test.afterAll(() => site?.stop())

  for (const language of LANGUAGES) {
    const words = WORDS[language]
    test(`comes into the head with acceptance, and on later visits, in ${language}`, async ({
      page,
    }) => {
      const address = (path: string) => site.origin + localizedPath(language, path)
      const container = await serveContainer(page)
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).host))
      await open(page, address('/cookies-policy'))
      const main = page.getByRole('main')
      const banner = page.getByRole('region', { name: words.cookies, exact: true })
      await banner.getByRole('button', { name: words.onlyNecessary }).click()
      await open(page, address('/contacts'))
      await open(page, address('/cookies-policy'))
      await expect(main.getByRole('button', { name: words.onlyNecessary })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined()
      expect(container.askedFor).toEqual([])
      expect([...hosts], 'nobody else is asked for anything').toEqual([new URL(site.origin).host])

      await main.getByRole('button', { name: words.accept }).click()
      await expect
        .poll(() => commands(page, 'saidBefore'))
        .toEqual([consent('default', 'denied'), consent('update', 'granted'), START])
      await expect(page.locator(`head script[src="${CONTAINER}"]`)).toHaveCount(1)
      await main.getByRole('button', { name: words.onlyNecessary }).click()
      await main.getByRole('button', { name: words.accept }).click()
      await expect
        .poll(async () => (await commands(page, 'dataLayer')).slice(3))
        .toEqual([consent('update', 'denied'), consent('update', 'granted')])
      await page.locator('footer').getByRole('link', { name: words.contacts }).click()
      await expect(page).toHaveURL(address('/contacts'))
      expect(container.askedFor).toEqual([CONTAINER])

      await open(page, address('/contacts'))
      await expect
        .poll(() => commands(page, 'saidBefore'))
        .toEqual([consent('default', 'denied'), consent('update', 'granted'), START])
    })
  }
})

test.describe('the tag manager, set to come before consent', () => {
  // One worker, and so one site.
  test.describe.configure({ mode: 'default' })
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ GTM_ID: 'GTM-TEST1', GTM_BEFORE_CONSENT: 'true' })
  })
  test.afterAll(() => site?.stop())

  for (const language of LANGUAGES) {
    const words = WORDS[language]
    test(`is told first that consent is denied, and the policy says so, in ${language}`, async ({
      page,
    }) => {
      const container = await serveContainer(page)
      await open(page, site.origin + localizedPath(language, '/cookies-policy'))
      await expect
        .poll(() => commands(page, 'saidBefore'))
        .toEqual([consent('default', 'denied'), START])
      await expect(page.getByRole('main')).toContainText(textsOf(language).control.loadedBefore)
      await page.getByRole('main').getByRole('button', { name: words.accept }).click()
      await expect
        .poll(async () => (await commands(page, 'dataLayer')).slice(2))
        .toEqual([consent('update', 'granted')])
      expect(container.askedFor).toEqual([CONTAINER])
    })
  }
})

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'
const START = { event: 'gtm.js' }

/** Stands in for Google, and keeps what had been said before the container's own code ran. */
async function serveContainer(page: Page): Promise<{ askedFor: string[] }> {
  const askedFor: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    askedFor.push(route.request().url())
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.saidBefore = Array.from(window.dataLayer)',
    })
  })
  return { askedFor }
}

function consent(command: 'default' | 'update', answer: 'denied' | 'granted') {
  return [
    'consent',
    command,
    {
      ad_personalization: answer,
      ad_storage: answer,
      ad_user_data: answer,
      analytics_storage: answer,
    },
  ]
}

/** What was said to the container so far; the time of its start is left out. */
function commands(page: Page, list: 'dataLayer' | 'saidBefore'): Promise<unknown[]> {
  return page.evaluate((name) => {
    const said: unknown = Reflect.get(window, name)
    if (!Array.isArray(said)) return []
    return said.map((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return entry
      if (Object.prototype.toString.call(entry) === '[object Arguments]') {
        return Array.from({ ...entry, length: Object.keys(entry).length })
      }
      return 'event' in entry ? { event: entry.event } : entry
    })
  }, list)
}

async function consentCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'cookies_accepted')
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return box
}

/** What makes one button weigh more than another. */
function looksOf(button: Locator) {
  return button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, borderTopColor, fontSize, fontWeight } =
      getComputedStyle(element)
    const sizes = [Math.round(width), Math.round(height)]
    return [...sizes, color, backgroundColor, borderTopColor, fontSize, fontWeight]
  })
}
