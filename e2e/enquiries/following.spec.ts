import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#e2e/browser/axe.ts'
import { scrollsSideways } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { filesWith, officeActs } from './fixture-office.ts'
import { newPhone } from './fixture-store.ts'
import { button, fillCallback, openForm } from './steps.ts'
import { FORM_WORDS } from './words.ts'

const WORDS = {
  en: {
    ...{ card: /^Your enquiry [A-Z]-\w{4}$/, details: 'Show details', dismiss: 'Hide' },
    ...{ less: 'Show less', undo: 'Undo', show: /^Show your enquiry/, when: 'See when we’ll call' },
    ...{ follow: 'Follow, change or withdraw', again: 'Send another enquiry', later: 'not yet' },
    ...{ reached: 'We’ve spoken to you.', number: 'Correct your number', save: 'Save the number' },
    ...{ withdraw: 'Withdraw the enquiry', erase: 'Withdraw and erase' },
    ...{ withdrawn: 'Your enquiry is withdrawn', gone: 'This link doesn’t work' },
  },
  ru: {
    ...{ card: /^Ваша заявка [A-Z]-\w{4}$/, details: 'Подробнее', dismiss: 'Скрыть' },
    ...{
      less: 'Свернуть',
      undo: 'Вернуть',
      show: /^Показать заявку/,
      when: 'Посмотреть, когда мы позвоним',
    },
    ...{
      follow: 'Следить, изменить или отозвать',
      again: 'Отправить ещё одну заявку',
      later: 'ещё нет',
    },
    ...{ reached: 'Мы с вами поговорили.', number: 'Исправить номер', save: 'Сохранить номер' },
    ...{ withdraw: 'Отозвать заявку', erase: 'Отозвать и стереть' },
    ...{ withdrawn: 'Заявка отозвана', gone: 'Эта ссылка никуда не ведёт' },
  },
}

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const own = WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: NARROW })

    test('a card stays in the tab until it is dismissed, and leads to the enquiry', async ({
      page,
    }) => {
      await open(page, at('/uae'))
      const form = await openForm(page, words.callback)
      await fillCallback(form, words, { name: uniqueName(), phone: newPhone() })
      await button(form, words.callback).click()
      await expect(form).toBeHidden()
      // On a phone the thanks and the card have one place.
      await button(page.locator('[data-toast]'), words.close).click()
      const card = page.getByRole('complementary', { name: own.card })
      await expect(card).toContainText(language === 'en' ? 'Dubai time' : '(Дубай)')

      await open(page, at('/blog'))
      await expect(card).toBeVisible()
      await button(card, own.details).click()
      await expect(card.getByRole('link', { name: own.follow })).toBeVisible()
      await expectAccessible(page, 'the card')
      expect(await scrollsSideways(page)).toBe(false)
      const href = await card.getByRole('link', { name: own.follow }).getAttribute('href')
      expect(href).toMatch(language === 'en' ? /^\/enquiry\/[\w-]+$/ : /^\/ru\/enquiry\/[\w-]+$/)

      await card.getByRole('link', { name: own.follow }).click()
      await expect(page.getByText(own.withdraw, { exact: true })).toBeVisible()
      await page.getByText(own.number, { exact: true }).click()
      await expectAccessible(page, 'the page of an enquiry')
      expect(await scrollsSideways(page)).toBe(false)

      // Where the form stands in the page, its card stands in its place.
      await open(page, at('/contacts'))
      // Another time may have been asked for, or nothing more: only its page knows.
      await expect(card).not.toContainText(language === 'en' ? 'Dubai time' : '(Дубай)')
      await button(card, own.details).click()
      await expect(card.getByRole('link', { name: own.when })).toBeVisible()
      await button(card, own.less).click()
      const place = page.locator('#callback')
      await fillCallback(place, words, { name: uniqueName(), phone: newPhone() })
      await button(place, words.callback).click()
      await expect(place.getByRole('link', { name: own.follow })).toBeVisible()
      await expect(place.locator('form')).toBeHidden()
      await page.reload()
      await expect(place.getByRole('link', { name: own.follow })).toBeVisible()
      await button(place, own.again).click()
      await expect(place.locator('form')).toBeVisible()

      // On a phone one line stands for it until more is asked for.
      await button(card, own.details).click()
      await button(card, own.dismiss).click()
      await expect(button(card, own.undo)).toBeFocused()
      await button(card, own.undo).click()
      await button(card, own.dismiss).click()
      await page.reload()
      await expect(page.locator('#callback form')).toBeVisible()
      await expect(card).toBeHidden()
      // The window for a callback has it back.
      await open(page, at('/uae'))
      const again = await openForm(page, words.callback)
      await again.getByRole('button', { name: own.show }).first().click()
      await page.keyboard.press('Escape')
      await expect(card).toBeVisible()
    })

    test('an enquiry is followed to its end', ({ page }) => followToTheEnd(page))

    test('without script it is as well', ({ plainPage }) => followToTheEnd(plainPage))
  })

  /** Sent, taken by the office, corrected, answered, withdrawn. */
  async function followToTheEnd(page: Page): Promise<void> {
    const { name, phone } = await sendInPage(page)
    const thanks = page.locator('#callback')
    // A telephone cannot read the code that it shows itself.
    await expect(thanks.getByRole('link', { name: own.follow })).toBeVisible()
    await expect(thanks.getByRole('img')).toBeHidden()
    await page.setViewportSize(WIDE)
    await expect(thanks.getByRole('img')).toBeVisible()
    await page.setViewportSize(NARROW)
    const [reference = ''] = /[A-Z]-\w{4}/.exec((await thanks.textContent()) ?? '') ?? []
    await thanks.getByRole('link', { name: own.follow }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
    const address = page.url()
    const steps = page.getByRole('listitem')
    await expect(steps.filter({ hasText: own.later })).toHaveCount(2)

    await officeActs(page, reference, 'take')
    await page.reload()
    await expect(steps.filter({ hasText: own.later })).toHaveCount(1)
    await page.getByText(own.number, { exact: true }).click()
    const other = newPhone()
    await page.getByLabel(words.phone, { exact: true }).fill(other)
    await button(page.locator('main'), own.save).click()
    await expect(page.getByRole('status')).toContainText(other)
    await officeActs(page, reference, 'answer')
    await page.goto(address)
    await expect(page.getByText(own.reached)).toBeVisible()
    await expect(steps.filter({ hasText: own.later })).toHaveCount(0)

    await page.getByText(own.withdraw, { exact: true }).click()
    await button(page.locator('main'), own.erase).click()
    await expect(page.getByRole('heading', { name: own.withdrawn })).toBeVisible()
    await expect(page.getByRole('status')).toContainText(reference)
    for (const text of [name, phone, other]) expect(await filesWith(text), text).toEqual([])
    await page.goto(address)
    await expect(page.getByRole('heading', { name: own.gone })).toBeVisible()
  }

  async function sendInPage(page: Page): Promise<{ name: string; phone: string }> {
    const sent = { name: uniqueName(), phone: newPhone() }
    await page.goto(at('/contacts'))
    const form: Locator = page.locator('#callback form')
    await fillCallback(form, words, sent)
    await button(form, words.callback).click()
    return sent
  }
}

/** That no other test sends, so that its bytes are found by it. */
function uniqueName(): string {
  return `Ada ${newPhone().slice(4)}`
}
