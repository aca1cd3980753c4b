import { rm } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { startSite } from '#e2e/harness/site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import { button, complaints, fillCallback } from './steps.ts'
import { FORM_WORDS, WHATSAPP_JOB, WHATSAPP_STAFF } from './words.ts'

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
      const answered = page.waitForResponse(/\/contacts\?enquiry=/)
      await button(form, words.callback).click()

      expect((await answered).status()).toBe(422)
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
      await expect(page.locator('#price form')).toBeAttached()
      const fields = { type: 'job', name: 'Ада' }
      expect(await storedFrom(phone)).toMatchObject([{ form: 'callback', language, fields }])
    })

    test('a price is rejected, corrected and accepted', async ({ plainPage: page }) => {
      await page.goto(at('/contacts#price'))
      let form = page.locator('#price form')
      await expect(field(form, 'name')).toBeHidden()
      await form.getByLabel(words.position, { exact: true }).selectOption({ label: words.nanny })
      await field(form, 'location').fill('Лондон')
      await field(form, 'contact').selectOption('whatsapp')
      await field(form, 'name').fill('Ada')
      await field(form, 'phone').fill('none')
      await field(form, 'schedule').fill('5/2')
      await button(form, words.send).click()

      form = page.locator('#price form')
      await expect(complaints(form)).toHaveText([words.badPhone])
      await page.goBack()
      await expect(field(form, 'location')).toHaveValue('Лондон')
      await expect(field(form, 'schedule')).toHaveValue('5/2')
      await expect(field(form, 'name')).toHaveValue('Ada')
      await page.locator('details:has(#price) > summary').click()
      await button(form, words.send).click()
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
      await page.goto(at('/contacts#whatsapp'))
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

test('what was typed is shown once, and only to the browser that typed it', async ({
  browser,
  baseURL,
}) => {
  const [own, other] = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL, javaScriptEnabled: false })),
  )
  if (!own || !other) throw new Error('no browser')
  const sent = await own.request.post('/api/form-cost?lang=en', {
    form: { contact: 'phone', name: 'Ada', phone: 'soon' },
    maxRedirects: 0,
  })
  const { location = '' } = sent.headers()
  expect([sent.status(), location]).toEqual([303, expect.stringMatching(/#price$/)])
  const shown = async (context: typeof own) => {
    const page = await context.newPage()
    const response = await page.goto(location)
    const name = await page.locator('#price [name=name]').inputValue()
    const kept = response?.headers()['cache-control']
    await page.close()
    return { status: response?.status(), name, kept }
  }
  const kept = 'private, no-store'
  expect(await shown(other)).toEqual({ status: 422, name: '', kept })
  expect(await shown(own)).toEqual({ status: 422, name: 'Ada', kept })
  expect(await shown(own)).toEqual({ status: 200, name: '', kept })
  await Promise.all([own.close(), other.close()])
})

test('a form that could not be stored comes back as it was, with the status 503', async ({
  request,
}) => {
  const site = await startSite()
  await rm(site.dataDir, { recursive: true })
  const sent = await request.post(`${site.origin}/api/form-cost?lang=ru`, {
    form: { contact: 'phone', name: 'Ada', phone: '+44 20 7946 0011' },
  })
  expect([sent.status(), sent.headers()['cache-control']]).toEqual([503, 'private, no-store'])
  expect(await sent.text()).toContain('value="+44 20 7946 0011"')
  await site.stop()
})

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
