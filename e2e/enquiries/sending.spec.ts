import type { Locator, Page } from '@playwright/test'
import { untilAtRest } from '#e2e/browser/motion.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import { button, fillCallback, onPosts, openForm, openWhatsApp } from './steps.ts'
import { FORM_WORDS, TELEGRAM, WHATSAPP_JOB, WHATSAPP_STAFF } from './words.ts'

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: language === 'en' ? NARROW : WIDE })

    for (const { name, type, path, chat } of [
      { name: words.callback, type: words.seekWork, path: '/api/form-job', chat: undefined },
      {
        ...{ name: words.writeWhatsApp, type: words.needStaff, path: '/api/form-staff' },
        chat: `https://wa.me/${WHATSAPP_STAFF}?text=${encodeURIComponent(words.needText)}`,
      },
      {
        ...{ name: words.writeTelegram, type: words.seekWork, path: '/api/form-job' },
        chat: `https://t.me/${TELEGRAM}?text=${encodeURIComponent(words.seekText)}`,
      },
    ]) {
      test(`the callback is sent by “${name}”`, async ({ page }) => {
        const left = await chats(page)
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        const sent = await onPosts(page, async (route) => {
          await released
          await route.continue()
        })
        await open(page, at('/uae'))
        const [title, link] = [await page.title(), page.url()]
        const form = await openForm(page, words.callback)
        const phone = newPhone()
        await fillCallback(form, words, { type, name: ' Ада Лавлейс ', phone })
        await button(form, name).click()
        for (const each of [words.callback, words.writeWhatsApp, words.writeTelegram]) {
          const isBusy = String(each === name)
          await expect(button(form, each)).toHaveAttribute('aria-busy', isBusy)
        }
        await expect.poll(() => sent.length).toBe(1)
        expect(left).toEqual([])
        release()

        if (chat) {
          await page.waitForURL(chat)
          expect(left).toEqual([chat])
        } else {
          await expectThanks(page, form, phone)
          expect(left).toEqual([])
        }
        expect(sent).toHaveLength(1)
        expect(new URL(sent[0]?.url() ?? '').pathname).toBe(path)
        const kind = type === words.needStaff ? 'staff' : 'job'
        const fields = { type: kind, name: 'Ада Лавлейс', phone, page: title, link }
        expect(sent[0]?.postDataJSON()).toMatchObject(fields)
        expect(await storedFrom(phone)).toMatchObject([
          { form: 'callback', language, endpoint: path, fields },
        ])
      })
    }

    test('the WhatsApp form goes on to a chat in Russian', async ({ page }) => {
      const left = await chats(page)
      await open(page, at('/uae'))
      for (const { type, number, text } of [
        { type: words.needStaff, number: WHATSAPP_STAFF, text: FORM_WORDS.ru.needText },
        { type: words.seekWork, number: WHATSAPP_JOB, text: FORM_WORDS.ru.seekText },
      ]) {
        const form = await openWhatsApp(page, words)
        const phone = newPhone()
        const radio = form.getByRole('radio', { name: type, exact: true })
        if (type === words.needStaff) await expect(radio).toBeChecked()
        else await radio.check()
        await form.getByLabel(words.phone, { exact: true }).fill(phone)
        await button(form, words.send).click()
        await page.waitForURL(`https://wa.me/${number}?text=${encodeURIComponent(text)}`)
        expect(await storedFrom(phone)).toMatchObject([{ form: 'whatsapp', fields: { phone } }])
        await open(page, at('/uae'))
      }
      expect(left).toHaveLength(2)
    })

    test('a price and an application are sent with what was filled in', async ({ page }) => {
      await open(page, at('/staff/nanny'))
      const [title, link] = [await page.title(), page.url()]
      const price = await openForm(page, words.price)
      const phone = newPhone()
      await price.getByLabel(words.location, { exact: true }).fill('Лондон / Paris')
      await price.getByLabel(words.schedule, { exact: true }).fill('5/2')
      await price.getByLabel(words.contact, { exact: true }).selectOption({ label: 'Telegram' })
      await price.getByLabel(words.name, { exact: true }).fill('Ada')
      await price.getByLabel(words.phone, { exact: true }).fill(phone)
      await page.keyboard.press('Enter')
      await expectThanks(page, price, phone)
      const asked = { position: words.nanny, location: 'Лондон / Paris', schedule: '5/2' }
      const fields = { ...asked, contact: 'telegram', name: 'Ada', phone, page: title, link }
      expect(await storedFrom(phone)).toMatchObject([{ form: 'price', fields }])

      await open(page, at('/vacancies/1001'))
      const application = await openForm(page, words.apply, words.governess)
      const other = newPhone()
      await application.getByLabel(words.name, { exact: true }).fill('Ada')
      await application.getByLabel(words.phone, { exact: true }).fill(other)
      await button(application, words.apply).click()
      await expectThanks(page, application, other)
      const stored = await storedFrom(other)
      expect(stored).toMatchObject([{ endpoint: '/api/vacancies/1001/apply' }])
      expect(stored[0]?.fields).toEqual({ name: 'Ada', phone: other })
    })

    test('a double click and Enter on a slow server make one enquiry', async ({ page }) => {
      const sent = await onPosts(page, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        await route.continue()
      })
      await open(page, at('/uae'))
      const form = await openForm(page, words.callback)
      const phone = newPhone()
      await fillCallback(form, words, { phone })
      await button(form, words.callback).dblclick()
      await page.keyboard.press('Enter')
      await field(form).press('Enter')
      await expect.poll(() => sent.length).toBe(1)
      await button(form, words.writeTelegram).click()
      await field(form).press('Enter')
      await expect(form).toBeHidden()
      expect(sent).toHaveLength(1)
      expect(await storedFrom(phone)).toHaveLength(1)
    })

    test('the form within the home page sends as the window does', async ({ page }) => {
      await open(page, at('/'))
      const form = page
        .getByRole('main')
        .locator('form[action], form')
        .filter({
          has: page.getByRole('button', { name: words.writeTelegram, exact: true }),
        })
      await form.scrollIntoViewIfNeeded()
      const phone = newPhone()
      await fillCallback(form, words, { phone })
      // A form with script in place says so itself, and not the browser.
      await form.getByLabel(words.name, { exact: true }).fill('')
      await button(form, words.callback).click()
      await expect(form.getByLabel(words.name, { exact: true })).toHaveAccessibleDescription(
        words.required,
      )
      await form.getByLabel(words.name, { exact: true }).fill('Ada')
      await button(form, words.callback).click()
      await expect(page.locator('[data-toast]')).toContainText(words.thanks)
      // The card of what was sent stands in its place, until another one is wanted.
      await expect(form).toHaveCount(0)
      await button(page.getByRole('main'), words.again).click()
      await expect(form.getByLabel(words.phone, { exact: true })).toHaveValue('')
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
      expect(await storedFrom(phone)).toHaveLength(1)
    })

    const field = (form: Locator) => form.getByLabel(words.phone, { exact: true })

    /** The window is gone, and the toast names the reference under which it is stored. */
    async function expectThanks(page: Page, form: Locator, phone: string) {
      await expect(form).toBeHidden()
      const toast = page.locator('[data-toast]')
      await expect(toast).toContainText(words.thanks)
      // It is higher up as long as the window is on its way out.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // Under the pointer it stays, however slow the machine is.
      await toast.hover()
      await untilAtRest(toast)
      const box = await toast.boundingBox()
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
      // Right under the bar of the header, whose links stay within reach.
      const bar = await page.locator('header').boundingBox()
      const under = (box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
      expect(under).toBeGreaterThan(0)
      expect(under).toBeLessThan(12)
      expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(12)
      const text = await toast.textContent()
      await toast.getByRole('button', { name: words.close }).click()
      await expect(toast).toHaveCount(0)
      const [{ reference } = { reference: '' }] = await storedFrom(phone)
      expect(reference).toMatch(/^[A-Z]-[0-9A-Z]{4}$/)
      expect(text).toContain(`${words.reference} ${reference}`)
    }
  })
}

test('the thanks stay for seven seconds', async ({ page }) => {
  const words = FORM_WORDS.en
  await open(page, '/uae')
  const form = await openForm(page, words.callback)
  await fillCallback(form, words, { phone: newPhone() })
  await page.mouse.move(5, 400)
  const life = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shownAt: number | undefined
        new MutationObserver(() => {
          const isShown = document.querySelector('[data-toast]') !== null
          if (isShown) shownAt ??= performance.now()
          else if (shownAt !== undefined) resolve(performance.now() - shownAt)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await form.getByLabel(words.phone, { exact: true }).press('Enter')
  await expect(page.locator('[data-toast]')).toBeVisible()
  const livedMs = await life
  expect(livedMs).toBeGreaterThan(7_000)
  expect(livedMs).toBeLessThan(9_500)
})

/** Answers in place of the two messengers, and tells which of their pages were gone to. */
async function chats(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/(wa|t)\.me\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>chat</title>' })
  })
  return asked
}
