import type { Page } from '@playwright/test'
import { localizedPath } from '../lib/i18n/hrefs.ts'
import { layoutShift, scrollsSideways } from './measures.ts'
import { type Site, startSite } from './site.ts'
import { expect, open, test } from './test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from './words.ts'

const YEAR_SECONDS = 31_536_000

const TEXTS = {
  en: {
    question:
      'The site keeps only what it cannot work without. If you agree, we also count visits.',
    accepted: 'You have agreed to visits being counted.',
    refused: 'You have not agreed to visits being counted.',
    withdraw: 'Withdraw consent',
  },
  ru: {
    question:
      'Сайт хранит только то, без чего не работает. С вашего согласия мы ещё и считаем посещения.',
    accepted: 'Вы согласились на подсчёт посещений.',
    refused: 'Вы не давали согласия на подсчёт посещений.',
    withdraw: 'Отозвать согласие',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const texts = TEXTS[language]
  const at = (path: string) => localizedPath(language, path)
  const bannerOf = (page: Page) => page.getByRole('region', { name: words.cookies, exact: true })

  test.describe(`consent in ${language}`, () => {
    for (const viewport of [WIDE, NARROW]) {
      test(`is asked for at ${viewport.width} until it is given, in nobody’s way`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await open(page, at('/contacts'))
        const banner = bannerOf(page)
        await expect(banner).toContainText(texts.question)
        await expect(banner.getByRole('link', { name: words.cookiesPolicy })).toHaveAttribute(
          'href',
          at('/cookies-policy'),
        )
        expect(await scrollsSideways(page)).toBe(false)

        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [footerEnd, bannerStart] = await Promise.all([
          page.locator('footer').evaluate((element) => element.getBoundingClientRect().bottom),
          banner.evaluate((element) => element.getBoundingClientRect().top),
        ])
        expect(footerEnd).toBeLessThanOrEqual(bannerStart + 1)
        expect(await layoutShift(page)).toBeLessThan(0.01)
        expect(await consentCookie(page)).toBeUndefined()

        await banner.getByRole('button', { name: words.accept }).click()
        await expect(banner).toBeHidden()
        const cookie = await consentCookie(page)
        expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
        const life = (cookie?.expires ?? 0) - Date.now() / 1_000
        expect(Math.abs(life - YEAR_SECONDS)).toBeLessThan(600)

        await open(page, at('/'))
        await expect(banner).toBeHidden()
        expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined()
        await expect(page.locator('script[src^="http"]')).toHaveCount(0)
      })
    }

    test('is withdrawn on the page of the policy, and two tabs agree', async ({
      page,
      context,
    }) => {
      await open(page, at('/cookies-policy'))
      const tab = await context.newPage()
      await open(tab, at('/blog'))
      const choice = page.getByRole('status').filter({ hasText: /\S/ })
      await expect(choice).toHaveText(texts.refused)
      await expect(bannerOf(tab)).toBeVisible()

      await page.getByRole('main').getByRole('button', { name: words.accept }).click()
      await expect(choice).toHaveText(texts.accepted)
      await expect(bannerOf(page)).toBeHidden()
      await expect(bannerOf(tab)).toBeHidden()

      await page.getByRole('button', { name: texts.withdraw }).click()
      await expect(choice).toHaveText(texts.refused)
      await expect(bannerOf(page)).toBeVisible()
      await expect(bannerOf(tab)).toBeVisible()
      expect(await consentCookie(page)).toBeUndefined()

      await bannerOf(tab).getByRole('button', { name: words.accept }).click()
      await expect(bannerOf(tab)).toBeHidden()
      await expect(choice).toHaveText(texts.accepted)
      await expect(bannerOf(page)).toBeHidden()
    })
  })
}

test.describe('the tag manager', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ GTM_ID: 'GTM-TEST1' })
  })
  test.afterAll(() => site?.stop())

  for (const language of LANGUAGES) {
    const words = WORDS[language]
    test(`is told of every answer, and of none before it loads, in ${language}`, async ({
      page,
    }) => {
      const address = (path: string) => site.origin + localizedPath(language, path)
      const askedAt: string[] = []
      await page.route('https://www.googletagmanager.com/**', async (route) => {
        askedAt.push(route.request().url())
        // What had been said before the container's own code ran.
        await route.fulfill({
          contentType: 'text/javascript',
          body: 'window.saidBefore = Array.from(window.dataLayer)',
        })
      })
      await open(page, address('/cookies-policy'))
      await expect.poll(() => askedAt).toEqual([CONTAINER])
      await expect(page.locator(`head script[src="${CONTAINER}"]`)).toHaveCount(1)
      await expect
        .poll(() => commands(page, 'saidBefore'))
        .toEqual([consent('default', 'denied'), START])

      const banner = page.getByRole('region', { name: words.cookies, exact: true })
      await banner.getByRole('button', { name: words.accept }).click()
      await expect
        .poll(async () => (await commands(page, 'dataLayer')).slice(2))
        .toEqual([consent('update', 'granted')])
      await page.getByRole('button', { name: TEXTS[language].withdraw }).click()
      await expect
        .poll(async () => (await commands(page, 'dataLayer')).slice(3))
        .toEqual([consent('update', 'denied')])

      await banner.getByRole('button', { name: words.accept }).click()
      await page.locator('footer').getByRole('link', { name: words.contacts }).click()
      await expect(page).toHaveURL(address('/contacts'))
      expect(askedAt).toHaveLength(1)

      await open(page, address('/contacts'))
      await expect
        .poll(() => commands(page, 'saidBefore'))
        .toEqual([consent('default', 'denied'), consent('update', 'granted'), START])
    })
  }
})

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'
const START = { event: 'gtm.js' }

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
