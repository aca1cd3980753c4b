import type { Locator } from '@playwright/test'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import {
  button,
  complaints,
  ENQUIRY_POSTS,
  fillCallback,
  formWindow,
  onPosts,
  openForm,
  openWhatsApp,
} from './steps.ts'
import { FORM_WORDS, OFFICE_PHONE } from './words.ts'

test.use({ provoked: ENQUIRY_POSTS })

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const at = (path: string) => localizedPath(language, path)
  const field = (form: Locator, name: 'name' | 'phone' | 'contact') =>
    form.getByLabel(words[name], { exact: true })

  test.describe(`in ${language}`, () => {
    test.use({ viewport: language === 'en' ? WIDE : NARROW })

    test('what is missing is said under its field, and nothing is sent', async ({ page }) => {
      const sent = await onPosts(page)
      await open(page, at('/'))
      const isMissing = async (control: Locator, focused = false) => {
        await expect(control).toHaveAccessibleDescription(words.required)
        if (focused) await expect(control).toBeFocused()
      }

      const inHeader = language === 'en' ? words.callback : words.callMeBack
      await page.getByRole('banner').getByRole('link', { name: inHeader, exact: true }).click()
      const callback = formWindow(page, words.callback)
      const types = callback.getByRole('radiogroup')
      for (const name of [words.callback, words.writeWhatsApp, words.writeTelegram]) {
        await button(callback, name).click()
        await expect(complaints(callback)).toHaveText([
          words.required,
          words.required,
          words.required,
        ])
        await expect(callback.locator('[aria-busy=true]')).toHaveCount(0)
        await isMissing(callback.getByRole('radio').first(), true)
        await isMissing(field(callback, 'name'))
        await isMissing(field(callback, 'phone'))
        await expect(types).toHaveAttribute('aria-invalid', 'true')
      }
      for (const control of [types, field(callback, 'name'), field(callback, 'phone')]) {
        await expectMessageUnder(control)
      }
      await page.keyboard.press('Space')
      await expect(complaints(callback)).toHaveCount(2)
      await field(callback, 'name').fill('   ')
      await field(callback, 'phone').fill('+')
      await page.keyboard.press('Enter')
      await isMissing(field(callback, 'name'), true)
      await isMissing(field(callback, 'phone'))
      await field(callback, 'name').fill('Ada')
      await page.keyboard.press('Enter')
      await expect(complaints(callback)).toHaveText([words.required])
      await isMissing(field(callback, 'phone'), true)
      await button(callback, words.close).click()

      const price = await openForm(page, words.price)
      await expect(field(price, 'name')).toBeHidden()
      await expect(field(price, 'phone')).toBeHidden()
      await button(price, words.send).click()
      await expect(complaints(price)).toHaveText([words.required])
      await isMissing(field(price, 'contact'), true)
      await expectMessageUnder(field(price, 'contact'))
      await field(price, 'contact').selectOption('telegram')
      await expect(complaints(price)).toHaveCount(0)
      await price.getByLabel(words.location, { exact: true }).fill('')
      await button(price, words.send).click()
      await expect(complaints(price)).toHaveText([words.required, words.required])
      await isMissing(field(price, 'name'), true)
      await isMissing(field(price, 'phone'))
      await field(price, 'contact').selectOption('')
      await expect(field(price, 'name')).toBeHidden()
      await button(price, words.close).click()

      const whatsApp = await openWhatsApp(page, words)
      await expect(whatsApp.getByRole('radio', { name: words.needStaff })).toBeChecked()
      await button(whatsApp, words.send).click()
      await expect(complaints(whatsApp)).toHaveText([words.required])
      await isMissing(field(whatsApp, 'phone'), true)
      await button(whatsApp, words.close).click()

      await open(page, at('/vacancies/1001'))
      const application = await openForm(page, words.apply, words.governess)
      await button(application, words.apply).click()
      await expect(complaints(application)).toHaveText([words.required, words.required])
      await isMissing(field(application, 'name'), true)
      await isMissing(field(application, 'phone'))
      expect(sent).toHaveLength(0)
    })

    test('what the server refuses is said under its fields and sent again', async ({ page }) => {
      const errors = { phone: ['That number is barred', 'no'], name: 'That name is taken' }
      const sent = await onPosts(page, (route, number) =>
        number === 1
          ? route.fulfill({ status: 422, json: { message: 'Not valid', errors } })
          : route.continue(),
      )
      await open(page, at('/uae'))
      const form = await openForm(page, words.callback)
      const phone = newPhone()
      await fillCallback(form, words, { name: 'Wrong', phone: '+441' })
      await button(form, words.callback).click()
      await expect(complaints(form)).toHaveText(['That name is taken', 'That number is barred'])
      await expect(field(form, 'name')).toBeFocused()
      await expect(field(form, 'name')).toHaveAccessibleDescription('That name is taken')
      await expect(field(form, 'phone')).toHaveAccessibleDescription('That number is barred')
      await expect(button(form, words.callback)).toHaveAttribute('aria-busy', 'false')
      await expect(field(form, 'name')).toHaveValue('Wrong')

      await field(form, 'name').fill('Right')
      await field(form, 'phone').fill(phone)
      await button(form, words.callback).click()
      await expect(form).toBeHidden()
      await expect(page.locator('[data-toast]')).toContainText(words.thanks)
      expect(sent).toHaveLength(2)
      expect(sent[1]?.headers()['idempotency-key']).not.toBe(sent[0]?.headers()['idempotency-key'])
      expect(await storedFrom(phone)).toMatchObject([
        { form: 'callback', fields: { name: 'Right' } },
      ])
    })

    test('a refusal of the site’s own server is in the language of the page', async ({ page }) => {
      await onPosts(page, (route) =>
        route.continue({
          postData: JSON.stringify({ type: 'staff', name: 'A', phone: 'x', page: 'p', link: 'l' }),
        }),
      )
      await open(page, at('/uae'))
      const form = await openForm(page, words.callback)
      await fillCallback(form, words, { phone: newPhone() })
      await button(form, words.callback).click()
      await expect(field(form, 'phone')).toHaveAccessibleDescription(words.badPhone)
      await expect(field(form, 'phone')).toBeFocused()
    })

    test('any other status says nothing, and leaves the form and another way', async ({ page }) => {
      const statuses = [500, 429, 403, 404, 503, 400, 409, 413]
      const sent = await onPosts(page, (route, number) => {
        const status = statuses[number - 1]
        const json = { message: 'Secret words of the server' }
        return status ? route.fulfill({ status, json }) : route.continue()
      })
      await open(page, at('/uae'))
      const form = await openForm(page, words.callback)
      const phone = newPhone()
      await fillCallback(form, words, { phone })
      for (const [index] of statuses.entries()) {
        await button(form, index === 0 ? words.callback : words.tryAgain).click()
        await expect.poll(() => sent.length).toBe(index + 1)
        await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
        await expect(button(form, words.tryAgain)).toBeVisible()
        await expect(form.getByRole('status')).toHaveText(
          `${words.tryAgain}. ${words.otherWays}: ${OFFICE_PHONE}`,
        )
        await expect(form).toBeVisible()
        await expect(complaints(form)).toHaveCount(0)
        await expect(form.getByText('Secret words')).toHaveCount(0)
        await expect(page.locator('[data-toast]')).toHaveCount(0)
        for (const name of [OFFICE_PHONE, 'WhatsApp', 'Telegram']) {
          await expect(form.getByRole('link', { name, exact: true })).toBeInViewport()
        }
        await expect(field(form, 'phone')).toHaveValue(phone)
      }
      await button(form, words.tryAgain).click()
      await expect(form).toBeHidden()
      // Only a key that is taken by something else is given up.
      const keys = new Set(sent.map((request) => request.headers()['idempotency-key']))
      expect(keys.size).toBe(2)
      expect(await storedFrom(phone)).toHaveLength(1)
    })

    test('a lost connection is told plainly, and the next try is the same enquiry', async ({
      page,
    }) => {
      const sent = await onPosts(page, async (route, number) => {
        if (number === 1) return route.abort('internetdisconnected')
        // The server has it, but the answer does not arrive.
        if (number > 2) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await open(page, at('/uae'))
      const form = await openForm(page, words.callback)
      const phone = newPhone()
      await fillCallback(form, words, { phone })
      for (const tries of [1, 2]) {
        await button(form, tries === 1 ? words.callback : words.tryAgain).click()
        await expect.poll(() => sent.length).toBe(tries)
        await expect(complaints(form)).toHaveText([words.unreachable])
        await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
      }
      expect(await storedFrom(phone)).toHaveLength(1)
      await button(form, words.tryAgain).click()
      await expect(form).toBeHidden()
      await expect(page.locator('[data-toast]')).toContainText(words.thanks)
      expect(await storedFrom(phone)).toHaveLength(1)
    })
  })
}

/** A message stands right below what it is about, and within the window. */
async function expectMessageUnder(control: Locator) {
  const id = await control.getAttribute('aria-describedby')
  const message = control.page().locator(`[id="${id}"]`)
  const [above, below] = [await control.boundingBox(), await message.boundingBox()]
  if (!above || !below) throw new Error('a field or its message is not shown')
  expect(below.height).toBeGreaterThan(0)
  const isGroup = (await control.getAttribute('role')) === 'radiogroup'
  const gap = below.y - above.y - (isGroup ? above.height - below.height : above.height)
  expect(Math.abs(gap)).toBeLessThan(10)
}
