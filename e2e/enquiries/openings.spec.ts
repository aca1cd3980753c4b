import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#e2e/browser/axe.ts'
import { scrollsSideways } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/menu-test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import {
  button,
  complaints,
  FREE,
  fillCallback,
  formWindow,
  onPosts,
  openForm,
  openWhatsApp,
  pageState,
} from './steps.ts'
import { FORM_WORDS, OFFICE_PHONE } from './words.ts'

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  for (const size of [NARROW, WIDE]) {
    test.describe(`in ${language}, ${size.width} px wide`, () => {
      test.use({ viewport: size })

      test('the home page opens the callback, the price and WhatsApp', async ({ page }) => {
        await open(page, at('/'))
        if (size === NARROW) {
          await page.getByRole('button', { name: WORDS[language].openMenu }).click()
          await page.getByRole('dialog').getByRole('link', { name: words.callback }).click()
        } else {
          await page.locator('header').getByRole('link', { name: words.callback }).click()
        }
        const callback = formWindow(page, words.callback)
        await expect(callback.getByRole('radio')).toHaveCount(2)
        await expect(callback.getByRole('radio', { checked: true })).toHaveCount(0)
        await expect(callback.getByRole('button')).toHaveText([
          words.close,
          words.callback,
          words.writeWhatsApp,
          words.writeTelegram,
        ])
        await expectOtherWays(callback, words, { hasChatButtons: true })
        await expectSound(page, callback)
        await button(callback, words.close).click()
        await expect(callback).toBeHidden()
        if (size === NARROW) await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => pageState(page)).toEqual(FREE)

        const price = await openForm(page, words.price)
        await expect(price.getByRole('combobox')).toHaveCount(2)
        await expect(price.getByRole('textbox')).toHaveCount(2)
        await expect(price.getByLabel(words.position, { exact: true })).toHaveValue('')
        await expect(price.getByLabel(words.location, { exact: true })).toHaveValue('')
        const methods = price.getByLabel(words.contact, { exact: true })
        await expect(methods.getByRole('option')).toHaveText(words.contactMethods)
        await methods.selectOption({ index: 1 })
        await expectOtherWays(price, words)
        await expectSound(page, price)
        await button(price, words.close).click()

        const whatsApp = await openWhatsApp(page, words)
        await expect(whatsApp.getByRole('radio', { name: words.needStaff })).toBeChecked()
        await expect(whatsApp.getByRole('textbox')).toHaveCount(1)
        await expectOtherWays(whatsApp, words)
        await expectSound(page, whatsApp)
        await button(whatsApp, words.close).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => pageState(page)).toEqual(FREE)
      })

      test('the vacancies open an application with the text of the vacancy', async ({ page }) => {
        await open(page, at(`/vacancies?q=${encodeURIComponent(words.governess.slice(0, 9))}`))
        // A list does not carry the texts of its vacancies.
        expect(await (await page.request.get(page.url())).text()).not.toContain(words.piano)
        const row = page.getByRole('article').filter({ hasText: words.governess })
        await row.getByRole('link', { name: words.apply }).click()
        const form = formWindow(page, words.governess)
        await expectVacancy(form)
        await expectOtherWays(form, words)
        await expectSound(page, form)
        await page.keyboard.press('Escape')
        await expect(form).toBeHidden()

        await row.getByRole('link', { name: words.governess, exact: true }).click()
        await expect(page).toHaveURL(at('/vacancies/1001'))
        await expectVacancy(await openForm(page, words.apply, words.governess))
      })
    })
  }

  test(`what a page is about is filled in, in ${language}`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await open(page, at('/staff/nanny'))
    let form = await openForm(page, words.price)
    const position = form.getByLabel(words.position, { exact: true })
    await expect(position.locator('option:checked')).toHaveText(words.nanny)
    await expect(position.getByRole('option').first()).toHaveText(words.anyPosition)
    await button(form, words.close).click()
    form = await openForm(page, words.callback)
    await expect(form.getByRole('radio', { name: words.needStaff })).toBeChecked()

    await open(page, at('/uae'))
    form = await openForm(page, words.price)
    await expect(form.getByLabel(words.location, { exact: true })).toHaveValue(words.uae)
    // The choice of the page before was not the visitor's.
    await expect(form.getByLabel(words.position, { exact: true })).toHaveValue('')

    await open(page, at('/candidate/grace-nanny'))
    form = await openForm(page, words.invite)
    await expect(button(form, words.invite)).toBeVisible()
    await expect(form.getByText(words.grace, { exact: true })).toBeVisible()
    await expect(form.getByRole('radio')).toHaveCount(2)
    await expect(form.getByRole('radio', { name: words.needStaff })).toBeChecked()
    await expect(complaints(form)).toHaveCount(0)

    await onPosts(page, (route) => route.fulfill({ status: 200, json: {} }))
    await fillCallback(form, words, { phone: '+442079460011' })
    await button(form, words.invite).click()
    await expect(form).toBeHidden()
    const card = page.getByRole('complementary').filter({ hasText: words.invited })
    await expect(card).toBeVisible()
  })

  async function expectVacancy(form: Locator) {
    await expect(form.getByRole('heading', { name: words.governess })).toBeVisible()
    for (const [term, fact] of [
      [words.pay, words.governessPay],
      [words.where, words.london],
    ] as const) {
      await expect(form.getByRole('term').filter({ hasText: term })).toBeVisible()
      await expect(form.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    }
    for (const part of ['conditions', 'responsibilities', 'requirements'] as const) {
      await expect(form.getByRole('heading', { name: words[part], exact: true })).toBeVisible()
    }
    await expect(form.getByRole('listitem').filter({ hasText: words.piano })).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveCount(2)
    await expect(button(form, words.apply)).toBeVisible()
  }
}

async function expectOtherWays(
  form: Locator,
  words: (typeof FORM_WORDS)['en' | 'ru'],
  { hasChatButtons = false } = {},
) {
  await expect(form.getByRole('heading', { name: words.otherWays })).toBeVisible()
  await expect(form.getByRole('link', { name: OFFICE_PHONE })).toHaveAttribute(
    'href',
    'tel:+442079460011',
  )
  for (const chat of ['WhatsApp', 'Telegram']) {
    await expect(form.getByRole('link', { name: chat })).toHaveCount(hasChatButtons ? 0 : 1)
  }
  await expect(form.getByText(words.privacy)).toBeVisible()
  const privacy = form.getByRole('link', { name: words.privacyLink })
  await expect(privacy).toHaveAttribute('href', /^(\/ru)?\/privacy-policy$/)
  await expect(privacy).toHaveAttribute('target', '_blank')
}

/** Axe finds nothing in the window, and nothing in it is cut off. */
async function expectSound(page: Page, form: Locator) {
  await expectAccessible(page, 'the window', { within: '[data-modal]' })
  expect(await form.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  expect(await scrollsSideways(page)).toBe(false)
}
