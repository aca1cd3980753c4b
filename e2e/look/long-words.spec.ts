import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { expectReadable, SMALLEST } from '#e2e/browser/readable.ts'
import { drawerStates, headerStates, windowStates } from '#e2e/browser/states.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { writeLongContent } from '#e2e/harness/long-content.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

// One worker, and so one site.
test.describe.configure({ mode: 'default', timeout: 150_000 })

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
    test('on any page', async ({ page }) => {
      for (const path of PAGES) {
        await test.step(path, async () => {
          await open(page, at(path))
          if (path !== '/no-such/page') {
            await expect(page.locator('main')).toContainText(/\p{L}{40}/u)
          }
          await expectReadableIn(page, [SMALLEST, NARROW, WIDE], path)
        })
      }
    })

    test('in whatever opens', async ({ page }) => {
      for (const [states, sizes] of [
        [headerStates(language), [WIDE]],
        [drawerStates(language), [NARROW, SMALLEST]],
        [windowStates(language), [WIDE, NARROW, SMALLEST]],
      ] as const) {
        for (const { name, path, show, within } of states) {
          await test.step(name, async () => {
            await page.setViewportSize(sizes[0])
            await open(page, at(path))
            await show(page)
            await expectReadableIn(page, sizes, name, within)
          })
        }
      }
      await test.step('in the bar with the next step', async () => {
        await page
          .context()
          .addCookies([{ name: 'cookies_accepted', value: 'false', url: site.origin }])
        await page.setViewportSize(SMALLEST)
        await open(page, at('/vacancies/1001'))
        await page.mouse.wheel(0, 1200)
        await expect(page.locator('[data-step-bar]')).toBeVisible()
        await expectReadableIn(page, [SMALLEST], 'the bar')
      })
    })
  })
}

async function expectReadableIn(
  page: Page,
  sizes: readonly (typeof WIDE | typeof NARROW | typeof SMALLEST)[],
  note: string,
  within?: string,
): Promise<void> {
  for (const size of sizes) {
    await expectReadable(page, size, { note, mayBreakWords: true, ...(within ? { within } : {}) })
  }
}
