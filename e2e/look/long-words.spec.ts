import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { expectReadable, SMALLEST } from '#e2e/browser/readable.ts'
import { drawerStates, headerStates, windowStates } from '#e2e/browser/states.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { writeLongContent } from '#e2e/harness/long-content.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

let content: Awaited<ReturnType<typeof writeLongContent>>
let site: Site

test.beforeAll(async () => {
  content = await writeLongContent()
  site = await startSite({ CONTENT_DIR: content.directory })
})
test.afterAll(async () => {
  await site?.stop()
  await content?.remove()
})

for (const language of LANGUAGES) {
  const at = (path: string) => site.origin + localizedPath(language, path)

  test.describe(`words of forty letters are no trouble in ${language}`, () => {
    for (const path of PAGES) {
      test(`on ${path}`, async ({ page }) => {
        await open(page, at(path))
        if (path !== '/no-such/page') {
          await expect(page.locator('main')).toContainText(/\p{L}{40}/u)
        }
        for (const size of [SMALLEST, NARROW, WIDE]) {
          await expectReadable(page, size, { mayBreakWords: true })
        }
      })
    }

    test('in the bar with the next step', async ({ page }) => {
      await page
        .context()
        .addCookies([{ name: 'cookies_accepted', value: 'false', url: site.origin }])
      await page.setViewportSize(SMALLEST)
      await open(page, at('/vacancies/1001'))
      await page.mouse.wheel(0, 1200)
      await expect(page.locator('[data-step-bar]')).toBeVisible()
      await expectReadable(page, SMALLEST, { mayBreakWords: true })
    })

    for (const [states, sizes] of [
      [headerStates(language), [WIDE]],
      [drawerStates(language), [NARROW, SMALLEST]],
      [windowStates(language), [WIDE, NARROW, SMALLEST]],
    ] as const) {
      for (const { name, path, show, within } of states) {
        test(`in the ${name}`, async ({ page }) => {
          await page.setViewportSize(sizes[0])
          await open(page, at(path))
          await show(page)
          for (const size of sizes)
            await expectReadable(page, size, { within, mayBreakWords: true })
        })
      }
    }
  })
}
