import { expect, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  test(`in ${language} what is folded is open on paper, and folded on the screen`, async ({
    page,
  }) => {
    let folded = 0
    for (const path of PAGES) {
      await page.goto(localizedPath(language, path))
      const details = page.locator('details')
      for (const each of await details.all()) {
        const content = each.locator(':scope > :not(summary)')
        await page.emulateMedia({ media: 'screen' })
        await expect.soft(content).not.toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect.soft(content).toBeVisible()
        folded += 1
      }
    }
    expect(folded).toBeGreaterThan(0)
  })
}
