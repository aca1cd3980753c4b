import type { Page } from '@playwright/test'
import { documentId, scrollPosition } from '#e2e/browser/measures.ts'
import { clickOutside } from '#e2e/browser/open.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

for (const language of LANGUAGES) {
  const other = language === 'en' ? 'ru' : 'en'
  const [words, otherWords] = [WORDS[language], WORDS[other]]
  const at = (path: string) => localizedPath(language, path)
  const otherAt = (path: string) => localizedPath(other, path)

  test(`the language is switched from ${language} in the header`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await open(page, at('/vacancies?country=uae'))
    const before = await documentId(page)
    await page.evaluate(() => window.scrollTo(0, 350))
    const selector = page.locator('header').getByRole('button', { name: words.language })
    await selector.click()
    const entries = page.getByRole('menu').getByRole('menuitem')
    await expect(entries).toHaveText(['English', 'Русский'])
    await expect(page.getByRole('menu').locator('[aria-current] svg')).toHaveCount(1)
    await expect(page.getByRole('menu').locator('[aria-current]')).toHaveText(words.languageName)
    await selector.click()
    await expect(page.getByRole('menu')).toBeHidden()
    await selector.click()
    await clickOutside(page)
    await expect(page.getByRole('menu')).toBeHidden()
    expect(await languageCookie(page)).toBeUndefined()

    await selector.click()
    await entries.filter({ hasText: otherWords.languageName }).click()
    await expect(page).toHaveURL(otherAt('/vacancies?country=uae'))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(otherWords.inEmirates)
    await expect(
      page.locator('header').getByRole('button', { name: otherWords.language }),
    ).toBeVisible()
    await expect(page.getByRole('menu')).toBeHidden()
    expect(await scrollPosition(page)).toBe(350)
    expect(await documentId(page)).toBe(before)

    const cookie = await languageCookie(page)
    expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax' })
    const life = (cookie?.expires ?? 0) - Date.now() / 1_000
    expect(Math.abs(life - YEAR_SECONDS)).toBeLessThan(600)

    await page.goBack()
    await expect(page).toHaveURL(at('/vacancies?country=uae'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

  test(`the language is switched from ${language} on a small screen`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await open(page, at('/contacts?from=mail#offices'))
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.getByRole('button', { name: words.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.language }).click()
    await page.getByRole('menuitem', { name: otherWords.languageName }).click()
    await expect(page).toHaveURL(otherAt('/contacts?from=mail#offices'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherWords.contacts)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await scrollPosition(page)).toBe(500)

    const codes = page.locator('footer').getByRole('link', { name: /^(en|ru)$/ })
    await expect(codes).toHaveText(['en', 'ru'])
    await codes.filter({ hasText: language }).click()
    await expect(page).toHaveURL(at('/contacts?from=mail#offices'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contacts)
    expect((await languageCookie(page))?.value).toBe(language)
  })

  test(`a link to the other language can be opened and copied, from ${language}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(WIDE)
    await open(page, at('/vacancies?country=uae'))
    const link = page.locator('footer').getByRole('link', { name: other, exact: true })
    await expect(link).toHaveAttribute('hreflang', other)
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(otherAt('/vacancies?country=uae'))
    await expect(tab.locator('html')).toHaveAttribute('lang', other)
    await expect(page).toHaveURL(at('/vacancies?country=uae'))
  })
}

async function languageCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'NEXT_LOCALE')
}
