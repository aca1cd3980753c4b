import type { Page } from '@playwright/test'
import { holdRequests, isRouterRequest } from '#e2e/browser/hold.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { noteMovements } from '#e2e/browser/motion.ts'
import { drawerStates, headerStates } from '#e2e/browser/states.ts'
import { LANGUAGES, type Language, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { fillCallback, formWindow, onPosts, openForm } from '#e2e/enquiries/steps.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

for (const language of LANGUAGES) {
  test(`nothing moves for those who want it so, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await movementsOf(page, language)).toEqual([])
  })
}

test('what moves for the others is noticed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const movements = await movementsOf(page, 'en')
  for (const part of [/^header /, /^li (300|450) ms/, /^dialog 200 ms/]) {
    expect(movements).toContainEqual(expect.stringMatching(part))
  }
})

/** Of the header, the drawer, a window, a toast and the bar of a page that is on its way. */
async function movementsOf(page: Page, language: Language): Promise<string[]> {
  const at = (path: string) => localizedPath(language, path)
  const movements = await noteMovements(page)
  const all: string[] = []
  const collect = async () => all.push(...(await movements()))
  for (const [viewport, states] of [
    [WIDE, headerStates(language)],
    [NARROW, drawerStates(language)],
  ] as const) {
    await page.setViewportSize(viewport)
    for (const { path, show } of states) {
      await open(page, at(path))
      await show(page)
      await page.keyboard.press('Escape')
      await page.evaluate(() => window.scrollTo(0, 400))
      await collect()
    }
  }
  await onPosts(page, (route) => route.fulfill({ json: { ok: true, reference: 'A-1' } }))
  await page.setViewportSize(WIDE)
  await open(page, at('/uae'))
  const words = FORM_WORDS[language]
  const form = await openForm(page, words.callback)
  await fillCallback(form, words, { phone: '+447700900111' })
  await form.getByRole('button', { name: words.callback, exact: true }).click()
  await expect(formWindow(page, words.callback)).toBeHidden()
  const toast = page.locator('[data-toast]')
  await toast.getByRole('button', { name: words.close }).click()
  await expect(toast).toBeHidden()

  const late = await holdRequests(page, isRouterRequest)
  const { contacts } = WORDS[language]
  await page.locator('header').getByRole('link', { name: contacts, exact: true }).click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  late.release()
  await expect(page).toHaveURL(at('/contacts'))
  await collect()
  return all
}
