import type { Locator, Page } from '@playwright/test'
import { localizedPath } from '../lib/i18n/hrefs.ts'
import { button, complaints, fillCallback } from './enquiries-steps.ts'
import { newPhone, storedFrom } from './enquiries-store.ts'
import { FORM_WORDS, WHATSAPP_JOB, WHATSAPP_STAFF } from './enquiries-words.ts'
import { expect, test } from './test.ts'
import { LANGUAGES } from './words.ts'

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const at = (path: string) => localizedPath(language, path)
  const field = (form: Locator, name: 'name' | 'phone' | 'location' | 'schedule' | 'contact') =>
    form.getByLabel(words[name], { exact: true })

  test.describe(`without script in ${language}`, () => {
    test('a callback is rejected, corrected and accepted', async ({ plainPage: page }) => {
      await page.goto(at('/'))
      await page.locator('header').getByRole('link', { name: words.callback }).click()
      await expect(page).toHaveURL(at('/contacts#callback'))
      let form = page.locator('#callback form')
      await fillCallback(form, words, { type: words.seekWork, name: 'Ада', phone: '12 monkeys' })
      await button(form, words.callback).click()

      await expect(page).toHaveURL(/\/contacts\?enquiry=[^&#]+#callback$/)
      expect(page.url()).not.toContain('monkeys')
      form = page.locator('#callback form')
      await expect(complaints(form)).toHaveText([words.badPhone])
      await expect(field(form, 'phone')).toHaveAccessibleDescription(words.badPhone)
      await expect(field(form, 'phone')).toHaveValue('12 monkeys')
      await expect(field(form, 'name')).toHaveValue('Ада')
      await expect(form.getByRole('radio', { name: words.seekWork })).toBeChecked()

      const phone = newPhone()
      await field(form, 'phone').fill(phone)
      await button(form, words.callback).click()
      await expectThanks(page.locator('#callback'), phone)
      await expect(page.locator('#price form')).toBeVisible()
      const fields = { type: 'job', name: 'Ада' }
      expect(await storedFrom(phone)).toMatchObject([{ form: 'callback', language, fields }])
    })

    test('a price is rejected, corrected and accepted', async ({ plainPage: page }) => {
      await page.goto(at('/contacts'))
      let form = page.locator('#price form')
      await expect(field(form, 'name')).toBeHidden()
      await form.getByLabel(words.position, { exact: true }).selectOption({ label: words.nanny })
      await field(form, 'location').fill('Лондон')
      await field(form, 'contact').selectOption('whatsapp')
      await field(form, 'name').fill('Ada')
      await field(form, 'phone').fill('none')
      await button(form, words.send).click()

      form = page.locator('#price form')
      await expect(complaints(form)).toHaveText([words.badPhone])
      await expect(field(form, 'location')).toHaveValue('Лондон')
      await expect(field(form, 'contact')).toHaveValue('whatsapp')
      await expect(field(form, 'name')).toHaveValue('Ada')
      const phone = newPhone()
      await field(form, 'phone').fill(phone)
      await button(form, words.send).click()
      await expectThanks(page.locator('#price'), phone)
      const fields = { position: words.nanny, location: 'Лондон', contact: 'whatsapp', name: 'Ada' }
      expect(await storedFrom(phone)).toMatchObject([{ form: 'price', language, fields }])
    })

    test('the buttons for a chat go on to it', async ({ plainPage: page }) => {
      const left = await redirects(page)
      await page.goto(at('/contacts'))
      const whatsApp = page.locator('#whatsapp form')
      await expect(whatsApp.getByRole('radio', { name: words.needStaff })).toBeChecked()
      await whatsApp.getByRole('radio', { name: words.seekWork }).check()
      const phone = newPhone()
      await field(whatsApp, 'phone').fill(phone)
      await button(whatsApp, words.send).click()
      const russian = encodeURIComponent(FORM_WORDS.ru.seekText)
      await expect.poll(() => left).toEqual([`303 https://wa.me/${WHATSAPP_JOB}?text=${russian}`])

      await page.goto(at('/contacts'))
      const callback = page.locator('#callback form')
      const other = newPhone()
      await fillCallback(callback, words, { phone: other })
      await button(callback, words.writeWhatsApp).click()
      const text = encodeURIComponent(words.needText)
      await expect.poll(() => left[1]).toBe(`303 https://wa.me/${WHATSAPP_STAFF}?text=${text}`)
      expect(await storedFrom(phone)).toMatchObject([{ form: 'whatsapp' }])
      expect(await storedFrom(other)).toMatchObject([{ form: 'callback' }])
    })

    test('an application is rejected, corrected and accepted', async ({ plainPage: page }) => {
      await page.goto(at('/vacancies'))
      const row = page.getByRole('article').first()
      await row.getByRole('link', { name: words.apply }).click()
      await expect(page).toHaveURL(/\/vacancies\/\d+#apply$/)
      await page.goto(at('/vacancies/1001'))
      let form = page.locator('#apply form')
      await field(form, 'name').fill('Ada')
      await field(form, 'phone').fill('soon')
      await button(form, words.apply).click()
      form = page.locator('#apply form')
      await expect(complaints(form)).toHaveText([words.badPhone])
      await expect(field(form, 'name')).toHaveValue('Ada')
      await expect(field(form, 'phone')).toHaveValue('soon')
      const phone = newPhone()
      await field(form, 'phone').fill(phone)
      await button(form, words.apply).click()
      await expectThanks(page.locator('#apply'), phone)
    })

    async function expectThanks(place: Locator, phone: string) {
      const thanks = place.getByRole('status')
      await expect(thanks).toContainText(words.thanks)
      const stored = await storedFrom(phone)
      expect(stored).toHaveLength(1)
      await expect(thanks).toContainText(`${words.reference} ${stored[0]?.reference}`)
      expect(place.page().url()).not.toContain(phone.slice(1))
    }
  })
}

/** Stops at the answer to a form, and tells where it would go on to. */
async function redirects(page: Page): Promise<readonly string[]> {
  const left: string[] = []
  await page.route('**/api/form-*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    left.push(`${response.status()} ${response.headers().location}`)
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>chat</title>' })
  })
  return left
}
