import type { Page } from '@playwright/test'
import { holdRequests } from '#e2e/browser/hold.ts'
import { drawnFamilies, layoutShift, scrollThrough } from '#e2e/browser/measures.ts'
import { startSlowFonts } from '#e2e/browser/slow-fonts.ts'
import { expect, test, untilHydrated } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { PAGES } from '#e2e/harness/pages.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const HEADINGS = /^Source Serif/
const TEXT = /^Golos Text/

for (const language of LANGUAGES) {
  for (const viewport of [NARROW, WIDE]) {
    // Each page in each language and at each width; the fonts come late once for either.
    const isFirst = (language === 'en') === (viewport === NARROW)
    const pages = PAGES.filter((_, index) => (index % 2 === 0) === isFirst)
    test(`nothing moves by itself, however late the fonts: ${language}, ${viewport.width}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      for (const path of pages) {
        const address = localizedPath(language, path)
        const late = await holdRequests(page, ({ pathname }) =>
          /^\/fonts\/|^\/api\/icons$|\.svg$/.test(pathname),
        )
        await page.goto(address, { waitUntil: 'commit' })
        await untilHydrated(page)
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        expect(await drawnFamilies(page, 'h1'), address).not.toContainEqual(
          expect.stringMatching(HEADINGS),
        )

        late.release()
        expect(await page.evaluate(loadedFamilies), address).toContain('Golos Text')
        await expectOwnFace(page, 'h1')
        await scrollThrough(page)
        expect(await layoutShift(page), address).toBe(0)
      }
    })
  }

  test(`the face of headings is seen on the first visit, that of the text on the next page, in ${language}`, async ({
    browser,
  }) => {
    const slow = await startSlowFonts(defaultOrigin())
    // A page whose requests are watched has no cache.
    const page = await browser.newPage({ baseURL: slow.origin })
    await page.goto(localizedPath(language, '/contacts'), { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    expect(await drawnFamilies(page, 'h1')).not.toContainEqual(expect.stringMatching(HEADINGS))
    slow.release()
    await expectOwnFace(page, 'h1')

    await page.goto(localizedPath(language, '/blog'))
    for (const [selector, family] of [
      ['h1', HEADINGS],
      ['footer p', TEXT],
    ] as const) {
      const families = await drawnFamilies(page, selector)
      expect(families).not.toEqual([])
      for (const drawnFamily of families) expect(drawnFamily).toMatch(family)
    }
    const asked = slow.asked()
    expect(new Set(asked).size, 'fonts are asked for once').toBe(asked.length)
    await page.close()
    await slow.stop()
  })
}

/** All that is drawn of it, however long that takes. */
async function expectOwnFace(page: Page, selector: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const drawn = await drawnFamilies(page, selector)
        return drawn.join()
      },
      { message: page.url() },
    )
    .toMatch(/^Source Serif[^,]*$/)
}

/** Waits for the fonts that the page asks for. */
async function loadedFamilies(): Promise<string[]> {
  const fonts = await document.fonts.ready
  const loaded = [...fonts].filter(({ status }) => status === 'loaded')
  return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))]
    .filter((family) => !family.includes('Fallback'))
    .toSorted()
}
