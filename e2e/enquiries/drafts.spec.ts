import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import { button, ENQUIRY_POSTS, fillCallback, onPosts, openForm } from './steps.ts'
import { FORM_WORDS, type FormWords } from './words.ts'

test.use({ provoked: ENQUIRY_POSTS })

for (const language of LANGUAGES) {
  const other = language === 'en' ? 'ru' : 'en'
  const [words, otherWords] = [FORM_WORDS[language], FORM_WORDS[other]]
  const at = (path: string) => localizedPath(language, path)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: language === 'en' ? WIDE : NARROW })

    test('what is typed stays until it is sent, and is then gone', async ({ page, context }) => {
      const sent = await onPosts(page, (route, number) =>
        number === 1 ? route.fulfill({ status: 500 }) : route.continue(),
      )
      await open(page, at('/uae'))
      const phone = newPhone()
      let form = await openForm(page, words.callback)
      await fillCallback(form, words, { type: words.seekWork, name: 'Ада', phone })
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      form = await openForm(page, words.callback)
      await expectFilled(form, words, phone)

      await button(form, words.callback).click()
      await expect.poll(() => sent.length).toBe(1)
      await expectFilled(form, words, phone)
      await page.reload()
      await open(page, at('/uae'))
      form = await openForm(page, words.callback)
      await expectFilled(form, words, phone)
      await button(form, words.close).click()

      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(phone)
      expect(await context.cookies()).not.toContainEqual(
        expect.objectContaining({ value: expect.stringContaining(phone.slice(1)) }),
      )
      const tab = await context.newPage()
      await open(tab, at('/uae'))
      await expectEmpty(await openForm(tab, words.callback), words)
      await tab.close()

      await switchLanguage(page, other)
      form = await openForm(page, otherWords.callback)
      await expectFilled(form, otherWords, phone)
      await open(page, localizedPath(other, '/uae'))
      form = await openForm(page, otherWords.callback)
      await expectFilled(form, otherWords, phone)
      await button(form, otherWords.callback).click()
      await expect(form).toBeHidden()
      await expectEmpty(await openForm(page, otherWords.callback), otherWords)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone)
      expect(await storedFrom(phone)).toHaveLength(1)
    })

    test('what was chosen for a price stays in the other language', async ({ page }) => {
      await open(page, at('/staff/nanny'))
      let form = await openForm(page, words.price)
      await form.getByLabel(words.schedule, { exact: true }).fill('5/2, 9–18')
      await form.getByLabel(words.contact, { exact: true }).selectOption('telegram')
      await form.getByLabel(words.name, { exact: true }).fill('Ада')
      await button(form, words.close).click()

      await switchLanguage(page, other)
      form = await openForm(page, otherWords.price)
      const position = form.getByLabel(otherWords.position, { exact: true })
      await expect(position.locator('option:checked')).toHaveText(otherWords.nanny)
      await expect(form.getByLabel(otherWords.schedule, { exact: true })).toHaveValue('5/2, 9–18')
      await expect(form.getByLabel(otherWords.contact, { exact: true })).toHaveValue('telegram')
      await expect(form.getByLabel(otherWords.name, { exact: true })).toHaveValue('Ада')
    })

    test('what was typed into the page is there again after a reload, untouched', async ({
      page,
    }) => {
      await open(page, at('/contacts'))
      const [callback, price] = [page.locator('#callback form'), page.locator('#price form')]
      const phone = newPhone()
      await fillCallback(callback, words, { type: words.seekWork, name: 'Ада', phone })
      await unfold(page, 'price')
      await price.getByLabel(words.position, { exact: true }).selectOption({ label: words.nanny })
      await price.getByLabel(words.contact, { exact: true }).selectOption('telegram')
      await price.getByLabel(words.name, { exact: true }).fill('Ада')

      await page.reload()
      await expectFilled(callback, words, phone)
      const position = price.getByLabel(words.position, { exact: true })
      await expect(position.locator('option:checked')).toHaveText(words.nanny)
      await expect(price.getByLabel(words.name, { exact: true })).toHaveValue('Ада')
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver(() => undefined)
            observer.observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => {
              const sum = observer
                .takeRecords()
                .reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0)
              resolve(sum)
            }, 300)
          }),
      )
      expect(shifts).toBe(0)
      await unfold(page, 'price')
      await expect(price.getByLabel(words.name, { exact: true })).toBeVisible()
    })
  })
}

/** On a phone only the first form of the page stands open. */
async function unfold(page: Page, id: string) {
  const title = page.locator(`details:has(#${id}) > summary`)
  if (await title.isVisible()) await title.click()
}

async function switchLanguage(page: Page, code: string) {
  await page.locator('footer').getByRole('link', { name: code, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
}

async function expectFilled(form: Locator, words: FormWords, phone: string) {
  await expect(form.getByRole('radio', { name: words.seekWork })).toBeChecked()
  await expect(form.getByLabel(words.name, { exact: true })).toHaveValue('Ада')
  await expect(form.getByLabel(words.phone, { exact: true })).toHaveValue(phone)
}

async function expectEmpty(form: Locator, words: FormWords) {
  // The way to it may have said that staff is wanted.
  await expect(form.getByRole('radio', { name: words.seekWork })).not.toBeChecked()
  await expect(form.getByLabel(words.name, { exact: true })).toHaveValue('')
  await expect(form.getByLabel(words.phone, { exact: true })).toHaveValue('')
}
